// Brings the page that is open into view in the list beside it, which may be longer than the window.
{
  const list = document.querySelector('.side > nav');
  const current = list?.querySelector('[aria-current]');
  if (current) list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 3;
}
