import { beginning, ending, names } from './names';

/** Dependence on substances and habits. */
export const addictionConditions: readonly string[] = [
  ...ending(
    'addiction',
    `Alcohol; Nicotine; Cannabis; Cocaine; Heroin; Opioid painkiller; Amphetamine; Methamphetamine; Ketamine; Tranquilizer
Gambling; Video game; Internet; Smartphone; Social media; Shopping; Pornography; Work`,
  ),
  ...names(`
Harmful drinking; Binge drinking; Drinking to cope with stress; Hangover anxiety; Alcohol withdrawal; Staying sober
Alcohol relapse; Opioid withdrawal; Opioid substitution treatment; Benzodiazepine withdrawal; Caffeine dependence
Energy drink overuse; Vaping dependence; Chewing tobacco dependence; Wish to stop smoking; Smoking relapse
Anabolic steroid misuse; Misuse of attention deficit medication; Designer drug use; Party drug problems
Drug-induced psychosis; Polysubstance use; Addiction with depression; Addiction with trauma; Addiction in older age
Addiction in teenagers; Partner with an addiction; Parent with an addiction; Adult child of an alcoholic; Craving
Overdose aftercare; Dependence on nasal decongestants
`),
  ...beginning('Nicotine dependence', 'in pregnancy; in teenagers; with heart disease; with lung disease'),
];
