import { Avatar, Button, Dialog, type OverlayControls } from '@careline/shared/ui';
import { useId, useState } from 'react';
import styles from './conflict-dialog.module.css';
import type { ProfileField } from './profile-values';

export interface ConflictSide {
  readonly label: string;
  /** Address of the photo that this is; empty where it is none. */
  readonly picture: string;
}

interface ConflictChoice {
  readonly field: ProfileField;
  readonly label: string;
  readonly yours: ConflictSide;
  readonly theirs: ConflictSide;
}

/** Its words come as props: an overlay is rendered by the shell, which does not have this remote's texts. */
export interface ConflictDialogProps extends OverlayControls<readonly ProfileField[]> {
  readonly title: string;
  readonly description: string;
  readonly cancelText: string;
  readonly saveText: string;
  readonly choices: readonly ConflictChoice[];
}

/** Two values for each field; resolves to the fields whose own value the user gives up. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { choices, isOpen, onClose, onAfterLeave } = props;
  const [givenUp, setGivenUp] = useState<readonly ProfileField[]>([]);
  const keep = (field: ProfileField) => setGivenUp(givenUp.filter((other) => other !== field));
  const giveUp = (field: ProfileField) => setGivenUp([...givenUp, field]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => onClose()}
      onAfterLeave={onAfterLeave}
      title={props.title}
      description={props.description}
      footer={
        <>
          <Button onClick={() => onClose()}>{props.cancelText}</Button>
          <Button variant="primary" onClick={() => onClose(givenUp)}>
            {props.saveText}
          </Button>
        </>
      }
    >
      <div className={styles.choices}>
        {choices.map((choice) => (
          <fieldset key={choice.field} className={styles.choice}>
            <legend className={styles.legend}>{choice.label}</legend>
            <Option
              name={choice.field}
              side={choice.yours}
              isChosen={!givenUp.includes(choice.field)}
              onChoose={() => keep(choice.field)}
            />
            <Option
              name={choice.field}
              side={choice.theirs}
              isChosen={givenUp.includes(choice.field)}
              onChoose={() => giveUp(choice.field)}
            />
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}

interface OptionProps {
  readonly name: string;
  readonly side: ConflictSide;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Option({ name, side, isChosen, onChoose }: OptionProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={styles.option}>
      <input id={id} type="radio" name={`conflict-${name}`} checked={isChosen} onChange={onChoose} />
      <span className={styles.value}>
        {side.label}
        {side.picture === '' ? null : <Avatar name="" src={side.picture} size={64} />}
      </span>
    </label>
  );
}
