import { usePlatform, useQuery, useTexts } from '@careline/shared';
import { MultiChoiceField, type MultiChoiceFieldProps, useFormContext } from '@careline/shared/forms';
import type { CatalogueItem } from '@careline/shared/lists';
import { Alert, Button, ErrorWords } from '@careline/shared/ui';
import { useMemo } from 'react';
import { catalogueLanguage } from '../api/catalogue/catalogue-language';
import { skillsQuery } from '../api/catalogue/catalogue-queries';

export interface SkillsFieldProps extends Pick<MultiChoiceFieldProps, 'name' | 'label' | 'hint' | 'isOptional'> {
  /** Skills that are chosen already; they keep their names while the catalogue loads, or where it lacks them. */
  readonly known: readonly CatalogueItem[];
}

/** Skills of the catalogue, up to a thousand, by their ids. Without the catalogue the chosen ones stay, and Retry asks again. */
export function SkillsField({ known, ...rest }: SkillsFieldProps) {
  const { t } = useTexts();
  const { api } = usePlatform();
  const { setFocus } = useFormContext();
  const skills = useQuery(skillsQuery(api));
  const options = useMemo(() => {
    const items = new Map([...known, ...(skills.data ?? [])].map((skill) => [skill.id, skill.name]));
    return [...items].map(([value, label]) => ({ value, label }));
  }, [known, skills.data]);

  function retry(): void {
    // The button leaves with its words.
    setFocus(rest.name);
    void skills.refetch();
  }

  return (
    <>
      <MultiChoiceField
        {...rest}
        options={options}
        optionsLanguage={catalogueLanguage}
        {...(skills.isPending && { placeholder: t('profile.skills.loading'), incomplete: t('profile.skills.loading') })}
        {...(skills.isError && !skills.data && { incomplete: '' })}
      />
      {skills.error && !skills.data ? (
        <Alert
          tone="error"
          role="alert"
          action={
            <Button
              size="small"
              busy={skills.isFetching}
              busyText={t('error.retrying', { ns: 'shared' })}
              onClick={retry}
            >
              {t('retry')}
            </Button>
          }
        >
          <ErrorWords error={skills.error} />
        </Alert>
      ) : null}
    </>
  );
}
