import conditionsByArea from './conditions.json';
import skillList from './skills.json';

/** What independent healthcare professionals offer: professions, specialties and techniques, in English, distinct. */
export const skillNames: readonly string[] = skillList;

/** Every condition a professional can offer care for, in patients' words, in English, distinct, grouped by area. */
export const conditionNames: readonly string[] = Object.values(conditionsByArea).flat();
