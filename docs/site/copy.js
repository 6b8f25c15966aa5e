// A button at each block of code that copies it.
for (const block of document.querySelectorAll('pre.code[data-language]')) {
  const frame = document.createElement('div');
  frame.className = 'block';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  const say = (text) => {
    button.textContent = text;
    setTimeout(() => (button.textContent = 'Copy'), 1500);
  };
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(block.textContent).then(
      () => say('Copied'),
      () => {
        getSelection().selectAllChildren(block); // Where a page may not write there, the reader can.
        say('Press Ctrl-C');
      },
    );
  });
  block.replaceWith(frame);
  frame.append(block, button);
}
