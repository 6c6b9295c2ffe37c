import { usePlatform, useTexts } from '@careline/shared';
import { Dialog, type OverlayControls, SearchInput, VisuallyHidden } from '@careline/shared/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useRegistry, useSite } from '../site-context';
import styles from './palette.module.css';
import { matchEntries, type PaletteEntry, paletteEntries } from './palette-entries';

/** Search and list in one, over everything that the site can do now: a combobox whose list is always open (WAI-ARIA practices). */
export function Palette({ isOpen, onClose, onAfterLeave }: OverlayControls<void>) {
  const { t } = useTexts();
  const platform = usePlatform();
  const registry = useRegistry();
  const { appearance } = useSite();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = useRef<PaletteEntry>(undefined);
  const [typed, setTyped] = useState('');
  const [position, setPosition] = useState(0);
  const entries = matchEntries(paletteEntries({ platform, registry, appearance, t }), typed);
  const active = Math.min(position, entries.length - 1);

  useEffect(() => {
    list.current?.querySelector(`[id="${id}-${active}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  function choose(entry: PaletteEntry | undefined): void {
    if (!entry) return;
    chosen.current = entry;
    onClose();
  }

  function handleAfterLeave(): void {
    onAfterLeave();
    // Not before: the window gives the focus back to where it was, and a page takes it on arrival.
    chosen.current?.run();
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined) setPosition((active + step + entries.length) % Math.max(1, entries.length));
    else if (event.key === 'Enter') choose(entries[active]);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog isOpen={isOpen} onClose={() => onClose()} onAfterLeave={handleAfterLeave} title={t('palette.title')}>
      <SearchInput
        role="combobox"
        aria-label={t('palette.search')}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
        placeholder={t('palette.search')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setPosition(0);
        }}
        onKeyDown={handleKeyDown}
      />
      <VisuallyHidden>
        <span role="status">{t('palette.found', { count: entries.length })}</span>
      </VisuallyHidden>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={t('palette.title')} className={styles.list}>
        {entries.map((entry, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keyboard
          // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus
          <div
            key={`${entry.group} ${entry.id}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(entry)}
          >
            <span lang={entry.lang}>{entry.label}</span>
            <span className={styles.group}>{t(`palette.groups.${entry.group}`)}</span>
          </div>
        ))}
      </div>
      {entries.length === 0 ? <p>{t('palette.none')}</p> : null}
    </Dialog>
  );
}
