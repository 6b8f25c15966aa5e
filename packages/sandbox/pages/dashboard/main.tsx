// The dashboard. It uses only the API and the control API.
import { render } from 'preact';
import { Dashboard } from './dashboard.js';

const place = document.getElementById('dashboard');
if (place) {
  place.replaceChildren();
  render(<Dashboard />, place);
}
