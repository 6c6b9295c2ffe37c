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

it.each(['dialog', 'alertdialog'])('leads the focus on from an answered %s that is about to leave', (role) => {
  const { region } = page();
  const question = document.body.appendChild(document.createElement('div'));
  question.setAttribute('role', role);
  question.append(document.createElement('button'));
  question.querySelector('button')?.focus();
  leadFocus(region);
  expect(document.activeElement).toBe(region);
});

it.each(['search', 'field'])('F53: leaves it with somebody who types elsewhere, or in the region (#%s)', (id) => {
  const { region, find } = page();
  find(`#${id}`)?.focus();
  leadFocus(region);
  expect(document.activeElement?.id).toBe(id);
});
