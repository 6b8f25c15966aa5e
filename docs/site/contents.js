// Scrolls the navigation to the current page.
{
  const list = document.querySelector('.side > nav');
  const current = list?.querySelector('[aria-current]');
  if (current) list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 3;
}
