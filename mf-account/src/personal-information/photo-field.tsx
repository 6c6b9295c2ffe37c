import { useNotice, useTexts } from '@careline/shared';
import { useController, useFormField, useWatch } from '@careline/shared/forms';
import { Avatar, Button, Field, Input, UploadIcon } from '@careline/shared/ui';
import { type ChangeEvent, type ClipboardEvent, useRef, useState } from 'react';
import { isImageData } from './image-data';
import styles from './photo-field.module.css';
import type { ProfileValues } from './profile-values';
import { type PhotoProblem, shrinkPhoto } from './shrink-photo';

/** The photo as a small uploaded picture or as an address; pasted picture data are refused (R144). */
export function PhotoField() {
  const { t } = useTexts();
  const tell = useNotice();
  const { field } = useController<ProfileValues, 'photo_url'>({ name: 'photo_url' });
  const label = t('profile.photo.link');
  const { id, error } = useFormField(field.name, label);
  const [firstName = '', lastName = ''] = useWatch<ProfileValues, ['first_name', 'last_name']>({
    name: ['first_name', 'last_name'],
  });
  const [problem, setProblem] = useState<PhotoProblem>();
  const [isTyping, setIsTyping] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const latest = useRef<File>(undefined);
  const upload = useRef<HTMLButtonElement>(null);
  const isUploaded = field.value.startsWith('data:');
  // The picture that stands there until there is one of one's own is no link that anybody gave (U20).
  const isLink = !isUploaded && !field.value.startsWith('/');

  function warn(): void {
    tell({
      title: 'profile.photo.pasted.title',
      description: 'profile.photo.pasted.description',
      color: 'warning',
    });
  }

  /** The photo is what was asked for last: a file that is not ready by then comes too late. */
  function take(photo: string): void {
    latest.current = undefined;
    setProblem(undefined);
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

  async function handleFile({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [chosen] = target.files ?? [];
    if (chosen === undefined) return;
    // The same file can be chosen again, also where this one comes too late.
    target.value = '';
    latest.current = chosen;
    const result = await shrinkPhoto(chosen);
    if (latest.current !== chosen) return;
    if (typeof result === 'string') setProblem(result);
    else take(result.url);
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
            onChange={(event) => void handleFile(event)}
          />
          <Button ref={upload} icon={<UploadIcon />} onClick={() => file.current?.click()}>
            {t(field.value === '' ? 'profile.photo.upload' : 'profile.photo.replace')}
          </Button>
          {field.value === '' ? null : <Button onClick={remove}>{t('profile.photo.remove')}</Button>}
        </div>
        <Field
          id={id}
          label={label}
          hint={t('profile.photo.linkHint')}
          error={problem ? t(`profile.photo.${problem}`) : error}
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
