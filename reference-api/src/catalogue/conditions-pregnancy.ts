import { beginning, names } from './names';

/** Wish for a child, pregnancy, birth and the first months after. */
export const pregnancyConditions: readonly string[] = [
  ...names(`
Wish for a child; Difficulty conceiving; Unexplained infertility; Female infertility; Male infertility; Secondary infertility
Low ovarian reserve; Ovulation problems; Blocked fallopian tubes; Luteal phase problems; Recurrent miscarriage
Failed in vitro fertilization; Preparation for in vitro fertilization; Egg freezing; Fertility after cancer treatment
Fertility after forty; Pregnancy planning; Pregnancy planning with chronic illness; Carrier screening before pregnancy
Early pregnancy; First pregnancy; Pregnancy after thirty-five; Pregnancy after miscarriage; Pregnancy after cesarean
Twin pregnancy; Multiple pregnancy; High-risk pregnancy; Unplanned pregnancy; Pregnancy options counseling
Ectopic pregnancy; Molar pregnancy; Threatened miscarriage; Miscarriage; Missed miscarriage; Stillbirth
Pregnancy loss in the second trimester; Grief after pregnancy loss; Termination for medical reasons; Recovery after an abortion
Morning sickness; Severe vomiting in pregnancy; Bleeding in early pregnancy; Spotting in pregnancy; Blood clot in pregnancy
High blood pressure in pregnancy; Preeclampsia; Gestational diabetes; Anemia in pregnancy; Thyroid problems in pregnancy
Cholestasis of pregnancy; Rh incompatibility; Low-lying placenta; Placental abruption; Placenta accreta; Cervical insufficiency
Too little amniotic fluid; Too much amniotic fluid; Slow growth of the unborn baby; Large baby; Breech baby
Transverse lie; Reduced baby movements; Abnormal prenatal screening result; Diagnosis of a birth defect before birth
Premature labor; Premature rupture of membranes; Overdue pregnancy; Braxton Hicks contractions; Birth preparation
Birth planning; Vaginal birth after cesarean; Planned cesarean; Induction of labor; Worries about labor pain
Varicose veins in pregnancy; Hemorrhoids in pregnancy; Constipation in pregnancy; Leg cramps in pregnancy
Restless legs in pregnancy; Swelling in pregnancy; Trouble sleeping in pregnancy; Itching in pregnancy
Carpal tunnel syndrome in pregnancy; Sciatica in pregnancy; Round ligament pain; Breathlessness in pregnancy
Urinary tract infection in pregnancy; Group B strep in pregnancy; Toxoplasmosis in pregnancy
Cytomegalovirus in pregnancy; Weight gain in pregnancy; Nutrition in pregnancy; Exercise in pregnancy
Epilepsy in pregnancy; Migraine in pregnancy; Lupus in pregnancy; Diabetes before pregnancy; Travel during pregnancy
Recovery after vaginal birth; Recovery after cesarean; Cesarean scar pain; Perineal tear; Severe perineal tear
Episiotomy pain; Traumatic birth; Heavy bleeding after birth; Infection after birth; Retained placenta; Afterpains
Tailbone pain after birth; Abdominal separation after birth; Pelvic floor weakness after birth; Painful sex after birth
Urine leakage after birth; Thyroid inflammation after birth; High blood pressure after birth
Baby blues; Bonding difficulties; Exhaustion after birth; Return to sport after birth; Contraception after birth
Breastfeeding difficulties; Latching problems; Sore nipples; Cracked nipples; Breast engorgement; Blocked milk duct
Mastitis; Breast abscess while breastfeeding; Low milk supply; Oversupply of milk; Painful letdown; Nipple vasospasm
Breastfeeding twins; Breastfeeding a premature baby; Breastfeeding after breast surgery; Breastfeeding and medication
Pumping and returning to work; Relactation; Stopping breastfeeding; Induced lactation; Pregnancy through surrogacy; Adjusting to fatherhood
`),
  ...beginning('Back pain', 'in pregnancy; after birth'),
  ...beginning('Pelvic girdle pain', 'in pregnancy; after birth'),
];
