import { beginning, ending, names } from './names';

/** Feelings, thoughts, fears, relationships and psychiatric conditions. */
export const mindConditions: readonly string[] = [
  ...names(`
Depression; Mild depression; Severe depression; Recurrent depression; Treatment-resistant depression; Winter depression
Persistent low mood; Depression in young adults; Depression in later life; Depression with anxiety
Hidden depression; Bipolar disorder; Bipolar II disorder; Cyclothymia; Mania; Mood swings; Irritability; Loss of motivation
Feeling empty; Hopelessness; Suicidal thoughts; Self-harm; Recovery after a suicide attempt; Loss of a loved one to suicide
Generalized anxiety; Health anxiety; Social anxiety; Panic attacks; Panic disorder; Agoraphobia; Performance anxiety
Exam anxiety; Stage fright; Anxiety at work; Anxiety while driving; Anxiety before medical procedures
Constant worry; Overthinking; Separation anxiety in adults; Climate anxiety; Money worries; Obsessive-compulsive disorder
Intrusive thoughts; Checking compulsions; Contamination fears; Compulsive counting; Hoarding; Body dysmorphic disorder
Compulsive skin picking; Compulsive hair pulling; Post-traumatic stress disorder; Complex trauma; Childhood trauma
Trauma after an accident; Trauma after an assault; Trauma after a natural disaster; Trauma of war and displacement
Trauma in first responders; Medical trauma; Vicarious trauma; Flashbacks; Dissociation; Depersonalization
Dissociative identity disorder; Acute stress reaction; Adjustment disorder; Burnout; Work stress; Caregiver burnout
Academic stress; Perfectionism; Impostor syndrome; Procrastination; Low self-esteem; Lack of self-confidence; People pleasing
Difficulty setting boundaries; Difficulty making decisions; Feeling overwhelmed; Emotional exhaustion; Emotional numbness
Difficulty expressing feelings; Shame; Guilt; Loneliness; Shyness; Anger outbursts; Impulse control problems; Jealousy
Grief; Complicated grief; Loss of a partner; Loss of a child; Loss of a parent; Loss of a pet; Anticipatory grief
Divorce or separation; Breakup; Infidelity; Relationship conflict; Communication problems in a couple; Trust issues
Codependency; Attachment problems; Fear of commitment; Sexless relationship; Domestic violence; Emotional abuse
Narcissistic abuse; Sexual abuse in the past; Bullying at work; Cyberbullying; Harassment; Discrimination stress
Family conflict; Blended family problems; Conflict with adult children; Conflict between siblings; Intergenerational trauma
Parenting stress; Parental burnout; Empty nest; Adoption-related issues; Midlife crisis; Quarter-life crisis
Retirement adjustment; Job loss; Career dissatisfaction; Life transitions; Moving to a new country; Culture shock
Homesickness; Identity questions; Coming out; Gender dysphoria; Spiritual crisis; Existential crisis
Borderline personality disorder; Narcissistic personality disorder; Avoidant personality disorder
Dependent personality disorder; Obsessive-compulsive personality disorder; Antisocial personality disorder
Schizophrenia; Schizoaffective disorder; First episode of psychosis; Hearing voices; Paranoia; Delusional disorder
Psychosis in later life; Catatonia; Attention deficit in adults; Difficulty concentrating
Autism in adults; Late autism diagnosis; Autistic burnout; Sensory overload; Highly sensitive person
Tourette syndrome; Tics in adults; Psychosomatic complaints; Functional neurological disorder; Somatic symptom disorder
Nonepileptic seizures; Fear of illness getting worse; Coping with a new diagnosis
Coping with chronic pain; Coping with infertility; Coping with disability; Coping with a partner's illness
Forgetfulness from stress; Nervous stomach; Chest tightness from anxiety; Emotional strain of long illness
Postpartum depression; Postpartum anxiety; Postpartum psychosis; Depression in pregnancy; Anxiety in pregnancy
Premenstrual dysphoric disorder; Antidepressant withdrawal; Sexual side effects of antidepressants
Weight gain from psychiatric medication; Competition nerves in athletes; Pathological lying; Kleptomania
`),
  ...beginning(
    'Fear of',
    `flying; heights; spiders; snakes; dogs; cats; birds; insects; mice; needles; blood; vomiting; choking
the dentist; doctors; hospitals; surgery; childbirth; pregnancy; swallowing pills; thunderstorms; the dark; deep water
swimming; enclosed spaces; elevators; tunnels; bridges; crowds; open spaces; driving on highways; public speaking
public toilets; blushing; sweating in public; eating in public; telephone calls; authority figures; criticism; failure
success; rejection; abandonment; being alone; intimacy; losing control; losing one's mind; death; aging; illness; germs
fire; loud noises; clowns; leaving the house; falling; exercise after illness; cancer coming back; making mistakes`,
  ),
  ...ending(
    'in teenagers',
    'Depression; Anxiety; Anger; Social withdrawal; Low self-worth; Body image worries; School burnout',
  ),
];
