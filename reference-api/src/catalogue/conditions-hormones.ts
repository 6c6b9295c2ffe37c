import { names } from './names';

/** Hormones, metabolism, diabetes and weight. */
export const hormoneConditions: readonly string[] = [
  ...names(`
Type 1 diabetes; Type 2 diabetes; Newly diagnosed diabetes; Prediabetes; Insulin resistance; Latent autoimmune diabetes in adults
Diabetes in older adults; Steroid-induced diabetes; Diabetes after removal of the pancreas; Inherited diabetes of the young
Low blood sugar; Low blood sugar at night; Unawareness of low blood sugar; Reactive low blood sugar; High blood sugar in the morning
Starting insulin; Insulin pump problems; Diabetes distress; Diabetic ketoacidosis; Diabetes and exercise; Diabetes and shift work
Underactive thyroid; Overactive thyroid; Hashimoto's thyroiditis; Graves' disease; Goiter; Thyroid nodule; Thyroid cyst
Painful thyroid inflammation; Thyroid removal aftercare; Borderline thyroid values; Iodine deficiency; Overactive parathyroid glands
Underactive parathyroid glands; High blood calcium; Low blood calcium; Addison's disease; Cushing's syndrome
Steroid withdrawal; Adrenal nodule; Excess aldosterone; Pheochromocytoma; Congenital adrenal hyperplasia
High prolactin; Underactive pituitary gland; Growth hormone deficiency in adults; Acromegaly; Diabetes insipidus
Low testosterone; Breast enlargement in men; Polycystic ovary syndrome; Hormone imbalance; Excess hair growth
Hormone therapy for trans women; Hormone therapy for trans men; Early menopause; Obesity; Severe obesity; Overweight
Weight gain in menopause; Weight gain after quitting smoking; Weight regain after dieting; Belly fat; Slow metabolism
Preparation for weight loss surgery; Weight regain after weight loss surgery; High uric acid; Porphyria
Fabry disease; Gaucher disease; Pompe disease; Galactosemia; Low sodium; Low potassium
High potassium; Low magnesium; Fluid retention; Hypothalamic amenorrhea
Multiple endocrine neoplasia; Insulinoma; Hot flashes; Night sweats; Feeling cold all the time
`),
];
