import { Avatar as RadixAvatar } from 'radix-ui';
import { useContext } from 'react';
import styles from './avatar.module.css';
import { PersonIcon } from './icons';
import { isAllowedPicture, PictureOrigins } from './picture-origins';

export interface AvatarProps {
  /** The person; gives the initials where there is no picture; without a name a figure stands there. */
  name: string;
  src?: string | undefined;
  /** px. */
  size?: number;
}

/** A person's picture, or initials where there is none or the site may not ask for it; decorative, because the name stands beside it. */
export function Avatar({ name, src, size = 32 }: AvatarProps) {
  const origins = useContext(PictureOrigins);
  return (
    <RadixAvatar.Root className={styles.avatar} style={{ width: size, height: size, fontSize: size * 0.4 }} aria-hidden>
      {src !== undefined && isAllowedPicture(src, origins) ? (
        <RadixAvatar.Image className={styles.image} src={src} alt="" />
      ) : null}
      <RadixAvatar.Fallback className={styles.fallback}>
        {initials(name) || <PersonIcon size={size * 0.5} />}
      </RadixAvatar.Fallback>
    </RadixAvatar.Root>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toUpperCase();
}
