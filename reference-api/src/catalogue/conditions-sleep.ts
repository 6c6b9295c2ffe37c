import { names } from './names';

/** Sleep and tiredness. */
export const sleepConditions: readonly string[] = names(`
Trouble falling asleep; Trouble staying asleep; Waking too early; Chronic insomnia; Insomnia from stress; Insomnia in menopause
Insomnia from pain; Insomnia in older adults; Light sleep; Unrefreshing sleep; Racing thoughts at bedtime; Fear of not sleeping
Dependence on sleeping pills; Obstructive sleep apnea; Central sleep apnea; Sleep apnea in children; Sleep apnea in pregnancy
Discomfort with a breathing mask at night; Daytime sleepiness; Falling asleep at the wheel; Idiopathic hypersomnia
Jet lag; Shift work sleep problems; Delayed sleep rhythm; Advanced sleep rhythm; Irregular sleep rhythm; Sleepwalking; Sleep talking
Sleep paralysis; Nightmares in adults; Nightmares after trauma; Acting out dreams; Exploding head sensation; Sleep eating
Leg movements during sleep; Night sweats without illness; Frequent urination disturbing sleep; Bed partner's snoring
Sleep problems of new parents; Sleep problems in autism; Sleep problems in attention deficit disorder; Sleep problems in dementia
Sleep problems after brain injury; Bedtime procrastination; Waking up gasping
Constant tiredness; Afternoon energy slump; Tiredness after meals; Tiredness after illness; Lack of energy in winter
`);
