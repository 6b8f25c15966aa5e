// Adds a copy button to each code block.
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
        getSelection().selectAllChildren(block); // If the page cannot write to the clipboard, select the code.
        say('Press Ctrl-C');
      },
    );
  });
  block.replaceWith(frame);
  frame.append(block, button);
}
