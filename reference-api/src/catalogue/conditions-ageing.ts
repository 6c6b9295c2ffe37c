import { names } from './names';

/** Later life, care at home and advanced illness. */
export const ageingConditions: readonly string[] = names(`
Frailty; Falls in older adults; Unsteady walking in old age; Loss of muscle in old age; Loss of strength after a hospital stay
Several chronic illnesses at once; Too many medications; Medication side effects in old age; Forgetting to take medication
Memory worries in old age; Wandering in dementia; Agitation in dementia; Sundowning; Refusing care in dementia; Sleep reversal in dementia
Hearing and vision loss together; Loneliness in old age; Grief in old age; Anxiety in old age; Loss of independence
Giving up driving; Moving into a care home; Living alone with illness; Urinary leakage in old age; Constipation in old age
Dizziness in old age; Dehydration in old age; Poor appetite in old age; Chewing problems in old age; Skin tears in old age
Pressure sores in bedridden patients; Immobility; Stiffness from immobility; Foot care in old age; Heart failure in old age
Diabetes in a care home; Pain in people who cannot speak; Delirium after a hospital stay; Fear of dying; Breathlessness at the end of life
Restlessness at the end of life; Advance care planning; Care of a dying relative; Caring for a parent with dementia
Caring for a disabled child; Exhaustion of family caregivers; Home safety after a fall; Vaccinations in later life; Staying active after seventy
`);
