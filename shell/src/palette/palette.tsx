import { usePlatform, useTexts } from '@careline/shared';
import { Dialog, type OverlayControls, SearchInput, VisuallyHidden } from '@careline/shared/ui';
import { CommandEmpty, CommandGroup, CommandInput, CommandItem, CommandList, CommandRoot, useCommandState } from 'cmdk';
import { useRef } from 'react';
import { useRegistry, useSite } from '../site-context';
import { matchEntry } from './match-entry';
import styles from './palette.module.css';
import { entryGroups, type PaletteEntry, paletteEntries } from './palette-entries';

/** Search and list in one, over everything that the site can do now; cmdk makes the combobox, its order and its keys (decision 46). */
export function Palette({ isOpen, onClose, onAfterLeave }: OverlayControls<void>) {
  const { t } = useTexts();
  const platform = usePlatform();
  const registry = useRegistry();
  const { appearance, cache, isComplete } = useSite();
  const chosen = useRef<PaletteEntry>(undefined);
  const entries = paletteEntries({ platform, cache, registry, appearance, isComplete, t });

  function choose(entry: PaletteEntry): void {
    chosen.current = entry;
    onClose();
  }

  function handleAfterLeave(): void {
    onAfterLeave();
    // Not before: the window gives the focus back to where it was, and a page takes it on arrival.
    chosen.current?.run();
  }

  return (
    <Dialog isOpen={isOpen} onClose={() => onClose()} onAfterLeave={handleAfterLeave} title={t('palette.title')}>
      {/* Its keys of a Unix shell would take Ctrl+K, which opened this. */}
      <CommandRoot label={t('palette.search')} filter={matchEntry} loop vimBindings={false}>
        <CommandInput asChild>
          <SearchInput placeholder={t('palette.placeholder')} />
        </CommandInput>
        <VisuallyHidden>
          <Found />
        </VisuallyHidden>
        <CommandList label={t('palette.title')} className={styles.list}>
          <CommandEmpty>{t('palette.none')}</CommandEmpty>
          {entryGroups
            .map((group) => ({ group, own: entries.filter((entry) => entry.group === group) }))
            .filter(({ own }) => own.length > 0)
            .map(({ group, own }) => (
              <CommandGroup key={group} heading={t(`palette.groups.${group}`)} className={styles.group}>
                {own.map((entry) => (
                  <CommandItem
                    key={entry.id}
                    value={`${group} ${entry.id}`}
                    keywords={[entry.label, ...(entry.place === undefined ? [] : [entry.place])]}
                    className={styles.option}
                    onSelect={() => choose(entry)}
                  >
                    <span lang={entry.lang}>{entry.label}</span>
                    {entry.place === undefined ? null : <span className={styles.place}>{entry.place}</span>}
                  </CommandItem>
                ))}
              </CommandGroup>
            ))}
        </CommandList>
      </CommandRoot>
    </Dialog>
  );
}

/** How much is left, read out while somebody types. */
function Found() {
  const { t } = useTexts();
  const count = useCommandState(({ filtered }) => filtered.count);
  return <span role="status">{t('palette.found', { count })}</span>;
}
