// The dashboard: a page that reads and does nothing but what the APIs offer to who holds the key.
import { render } from 'preact';
import { Dashboard } from './dashboard.js';

const place = document.getElementById('dashboard');
if (place) {
  place.replaceChildren();
  render(<Dashboard />, place);
}
