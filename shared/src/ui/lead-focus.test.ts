import { afterEach, expect, it } from 'vitest';
import { leadFocus } from './lead-focus';

afterEach(() => document.body.replaceChildren());

function page() {
  document.body.innerHTML =
    '<main tabindex="-1"><div id="region" tabindex="-1"><button>Pause</button><input id="field"></div><input id="search"></main>';
  const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector);
  return { region: find<HTMLElement>('#region'), find };
}

it.each([['button'], ['main'], ['#region']])('leads the focus from %s to the region that changes', (selector) => {
  const { region, find } = page();
  find(selector)?.focus();
  leadFocus(region);
  expect(document.activeElement).toBe(region);
});

/** A window of the library's, with the focus in it. */
function openWindow(role: string, state: 'open' | 'closed'): HTMLButtonElement {
  const window = document.body.appendChild(document.createElement('div'));
  window.setAttribute('role', role);
  window.dataset.state = state;
  const button = window.appendChild(document.createElement('button'));
  button.focus();
  return button;
}

it.each(['dialog', 'alertdialog'])('leads the focus on from an answered %s that is about to leave', (role) => {
  const { region } = page();
  openWindow(role, 'closed');
  leadFocus(region);
  expect(document.activeElement).toBe(region);
});

it.each(['dialog', 'alertdialog'])('F367: leaves it in a %s that has been opened meanwhile', (role) => {
  const { region } = page();
  const button = openWindow(role, 'open');
  leadFocus(region);
  expect(document.activeElement).toBe(button);
});

it.each(['search', 'field'])('F53: leaves it with somebody who types elsewhere, or in the region (#%s)', (id) => {
  const { region, find } = page();
  find(`#${id}`)?.focus();
  leadFocus(region);
  expect(document.activeElement?.id).toBe(id);
});
