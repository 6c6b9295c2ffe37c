import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';

export interface ChoiceListOptions {
  /** Id of the input; the list's and options' ids follow from it. */
  id: string;
  count: number;
  /** False where there is nothing that a list could show: it stays closed. */
  hasList?: boolean;
  onChoose: (index: number) => void;
  onBackspace: () => void;
}

/** Keyboard and ARIA of a combobox with a list below it (WAI-ARIA practices, list autocomplete). */
export function useChoiceList({ id, count, hasList = true, onChoose, onBackspace }: ChoiceListOptions) {
  const [isAsked, setIsOpen] = useState(false);
  const isOpen = isAsked && hasList;
  const [position, setPosition] = useState(0);
  const active = Math.min(position, count - 1);

  useEffect(() => {
    if (isOpen) showInList(document.getElementById(`${id}-option-${active}`));
  }, [id, isOpen, active]);

  function open(): void {
    setIsOpen(true);
    setPosition(0);
  }
  function close(): void {
    setIsOpen(false);
  }
  function move(step: number): void {
    setIsOpen(true);
    if (isOpen && count > 0) setPosition((active + (active < 0 && step < 0 ? 0 : step) + count) % count);
  }

  /** A choice empties the input, and what a second Enter would meet is another entry: none is active until an arrow or typing. */
  function choose(index: number): void {
    onChoose(index);
    setPosition(-1);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // Keys that end a composition are the input method's; Safari tells of them when it is over, by the code alone.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && isOpen) choose(active);
    else if (event.key === 'Escape' && isOpen) close();
    else {
      if (event.key === 'Backspace' && !event.repeat) onBackspace();
      return;
    }
    // Enter must not send the form, Escape must not close the dialog around it.
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    isOpen,
    active,
    open,
    close,
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? `${id}-list` : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isOpen && active >= 0 ? `${id}-option-${active}` : undefined,
      onClick: () => setIsOpen(true),
      onKeyDown: handleKeyDown,
    } as const,
    listProps: {
      id: `${id}-list`,
      // Browsers give what scrolls a place among the stops of Tab, and the list goes as the input is left.
      tabIndex: -1,
      // Pressing must not take the focus out of the input.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
    optionProps: (index: number) => ({
      id: `${id}-option-${index}`,
      onClick: () => choose(index),
    }),
  };
}

/** Scrolls the list alone; `scrollIntoView` would move the page too. */
function showInList(option: HTMLElement | null): void {
  const list = option?.parentElement;
  if (!option || !list) return;
  const bottom = option.offsetTop + option.offsetHeight;
  if (option.offsetTop < list.scrollTop) list.scrollTop = option.offsetTop;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}
