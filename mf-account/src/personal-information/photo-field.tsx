import { useNotice, usePlatform, useTexts } from '@careline/shared';
import { useController, useFormField, useWatch } from '@careline/shared/forms';
import { Avatar, Button, Field, Input, UploadIcon, VisuallyHidden } from '@careline/shared/ui';
import { type ChangeEvent, type ClipboardEvent, type RefObject, useRef, useState } from 'react';
import { isImageData } from './image-data';
import styles from './photo-field.module.css';
import type { ProfileValues } from './profile-values';
import { type PhotoProblem, shrinkPhoto } from './shrink-photo';

/** A file that is to be the photo. */
export interface PhotoReading {
  readonly file: File;
  /** Resolves to what is wrong with it once it has been read; undefined, too, where something else is the photo by then. */
  readonly problem: Promise<PhotoProblem | undefined>;
}

export interface PhotoFieldProps {
  /** Set while a file is being read: a save waits for it. */
  readonly reading: RefObject<PhotoReading | undefined>;
}

/** The photo as a small uploaded picture or as an address; pasted picture data are refused (R144). */
export function PhotoField({ reading }: PhotoFieldProps) {
  const { t } = useTexts();
  const { imageOrigins } = usePlatform().config;
  const tell = useNotice();
  const { field } = useController<ProfileValues, 'photo_url'>({ name: 'photo_url' });
  const label = t('profile.photo.link');
  const { id, error } = useFormField(field.name, label);
  const [firstName = '', lastName = ''] = useWatch<ProfileValues, ['first_name', 'last_name']>({
    name: ['first_name', 'last_name'],
  });
  const [status, setStatus] = useState<'reading' | 'ready' | PhotoProblem>();
  const [isTyping, setIsTyping] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const upload = useRef<HTMLButtonElement>(null);
  const isUploaded = field.value.startsWith('data:');
  // The picture that stands there until there is one of one's own is no link that anybody gave (U20).
  const isLink = !isUploaded && !field.value.startsWith('/');
  const host = isTyping ? undefined : unshownHost(field.value, imageOrigins);
  const unshown = host && t('profile.photo.unshown', { host });
  const said = status && t(`profile.photo.${status}`);
  const isWrong = status === 'unreadable' || status === 'tooLarge';

  function warn(): void {
    tell({
      title: 'profile.photo.pasted.title',
      description: 'profile.photo.pasted.description',
      color: 'warning',
    });
  }

  /** The photo is what was asked for last: a file that is not ready by then comes too late. */
  function take(photo: string): void {
    reading.current = undefined;
    setStatus(undefined);
    field.onChange(photo);
  }

  function handlePaste(event: ClipboardEvent): void {
    if (!isImageData(event.clipboardData.getData('text'))) return;
    event.preventDefault();
    warn();
  }

  function handleLink({ target }: ChangeEvent<HTMLInputElement>): void {
    if (/^\s*data:/i.test(target.value)) {
      warn();
      return;
    }
    setIsTyping(true);
    take(target.value);
  }

  function handleBlur(): void {
    setIsTyping(false);
    field.onBlur();
  }

  function remove(): void {
    // Its button leaves with the photo.
    upload.current?.focus();
    take('');
  }

  function handleFile({ target }: ChangeEvent<HTMLInputElement>): void {
    const [chosen] = target.files ?? [];
    if (chosen === undefined) return;
    // The same file can be chosen again, also where this one comes too late.
    target.value = '';
    setStatus('reading');
    reading.current = { file: chosen, problem: read(chosen) };
  }

  async function read(chosen: File): Promise<PhotoProblem | undefined> {
    const result = await shrinkPhoto(chosen);
    if (reading.current === undefined) setStatus((now) => (now === 'reading' ? undefined : now));
    if (reading.current?.file !== chosen) return undefined;
    if (typeof result !== 'string') {
      take(result.url);
      setStatus('ready');
      return undefined;
    }
    reading.current = undefined;
    setStatus(result);
    return result;
  }

  return (
    <div className={styles.photo}>
      {/* Half an address would be asked for with each letter. */}
      <Avatar name={`${firstName} ${lastName}`} src={isTyping ? undefined : field.value} size={64} />
      <div className={styles.controls}>
        <div className={styles.buttons}>
          <input
            ref={file}
            type="file"
            accept="image/*"
            hidden
            aria-label={t('profile.photo.upload')}
            onChange={handleFile}
          />
          <Button
            ref={upload}
            icon={<UploadIcon />}
            busy={status === 'reading'}
            busyText={t('profile.photo.reading')}
            onClick={() => file.current?.click()}
          >
            {t(field.value === '' ? 'profile.photo.upload' : 'profile.photo.replace')}
          </Button>
          {field.value === '' ? null : <Button onClick={remove}>{t('profile.photo.remove')}</Button>}
        </div>
        <VisuallyHidden>
          <span role="status">{said ?? unshown}</span>
        </VisuallyHidden>
        <Field
          id={id}
          label={label}
          hint={unshown ?? t('profile.photo.linkHint')}
          error={isWrong ? said : error}
          isOptional
        >
          {(control) => (
            <Input
              {...control}
              ref={field.ref}
              name={field.name}
              type="text"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              // Picture data are of no use to a reader.
              value={isLink ? field.value : ''}
              placeholder={isUploaded ? t('profile.photo.uploaded') : 'https://'}
              onChange={handleLink}
              onPaste={handlePaste}
              onBlur={handleBlur}
            />
          )}
        </Field>
      </div>
    </div>
  );
}

/** The host of a web address whose pictures the site's policy does not show. */
function unshownHost(address: string, origins: readonly string[]): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin, host } = new URL(address);
  return /^https?:$/.test(protocol) && !origins.includes(origin) ? host : undefined;
}
