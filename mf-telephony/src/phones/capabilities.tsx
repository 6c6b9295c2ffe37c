import { useTexts } from '@careline/shared';
import { Badge, ChatIcon, ImageIcon, Inline, VoiceIcon } from '@careline/shared/ui';

const abilities = [
  { name: 'voice', Icon: VoiceIcon },
  { name: 'sms', Icon: ChatIcon },
  { name: 'mms', Icon: ImageIcon },
] as const;

/** What a number can do. */
export type CapabilitiesProps = Readonly<Record<(typeof abilities)[number]['name'], boolean>>;

/** The marks Voice, SMS and MMS; what a number cannot do is not shown. */
export function Capabilities(props: CapabilitiesProps) {
  const { t } = useTexts();
  return (
    <Inline gap={1}>
      {abilities.map(({ name, Icon }) =>
        props[name] ? (
          <Badge key={name} icon={<Icon size={12} aria-hidden="true" />}>
            {t(`capabilities.${name}`)}
          </Badge>
        ) : null,
      )}
    </Inline>
  );
}
