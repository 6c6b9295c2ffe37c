import { beginning, names } from './names';

/** Eating disorders, nutrition, vitamins and weight habits. */
export const eatingConditions: readonly string[] = [
  ...names(`
Anorexia nervosa; Atypical anorexia; Bulimia nervosa; Binge eating; Night eating; Emotional eating; Stress eating; Sugar cravings
Avoidant restrictive food intake; Eating non-food items; Obsession with healthy eating; Body image problems; Chronic dieting
Compulsive exercise; Laxative misuse; Eating disorder in teenagers; Eating disorder in men; Eating disorder in athletes
Eating disorder in pregnancy; Eating disorder with diabetes; Relapse of an eating disorder; Fear of certain foods
Picky eating in adults; Loss of hunger cues; Irregular meals; Overeating in the evening; Yo-yo dieting
Malnutrition; Unintended weight loss in older adults; Muscle loss with weight loss; Difficulty gaining weight; Refeeding problems
Nutrition in kidney disease; Nutrition in diabetes; Nutrition in gout; Nutrition for high cholesterol; Nutrition for athletes
Low-salt eating for high blood pressure; Switching to a plant-based diet; Feeding a family with allergies
Nutrition after weight loss surgery; Nutrition in inflammatory bowel disease; Nutrition with chewing problems
Dehydration; Drinking too little in old age; Vitamin overdose; Low energy availability in sport; Food aversion after illness
`),
  ...beginning(
    'Lack of',
    'vitamin D; vitamin B12; folate; iron; calcium; magnesium; zinc; iodine; vitamin A; vitamin K; protein; dietary fiber',
  ),
];
