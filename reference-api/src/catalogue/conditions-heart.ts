import { beginning, names } from './names';

/** Heart, blood pressure, arteries, veins and lymph. */
export const heartConditions: readonly string[] = [
  ...names(`
High blood pressure; Low blood pressure; White coat high blood pressure; Blood pressure that is hard to control
Dizziness when standing up; Chest pain; Chest tightness on exertion; Angina; Unstable angina; Heart attack
Coronary artery disease; Spasm of the coronary arteries; Spontaneous coronary artery dissection; Broken heart syndrome
Palpitations; Skipped heartbeats; Racing heart at rest; Slow heartbeat; Atrial fibrillation; Atrial flutter
Supraventricular tachycardia; Ventricular tachycardia; Wolff-Parkinson-White syndrome; Long QT syndrome
Brugada syndrome; Sick sinus syndrome; Heart block; Bundle branch block; Postural tachycardia syndrome
Fainting; Fainting at the sight of blood; Unexplained blackouts; Survivor of cardiac arrest
Heart failure; Heart failure with preserved pumping function; Swollen legs from heart failure; Breathlessness lying flat
Dilated cardiomyopathy; Hypertrophic cardiomyopathy; Restrictive cardiomyopathy; Cardiac amyloidosis; Enlarged heart
Heart murmur; Aortic stenosis; Aortic regurgitation; Mitral valve prolapse; Mitral regurgitation; Mitral stenosis
Tricuspid regurgitation; Bicuspid aortic valve; Rheumatic heart disease; Pericarditis; Myocarditis; Endocarditis
Fluid around the heart; Hole in the heart; Atrial septal defect; Ventricular septal defect; Patent foramen ovale
Patent ductus arteriosus; Tetralogy of Fallot; Coarctation of the aorta; Transposition of the great arteries
Congenital heart disease in adults; Marfan syndrome; High cholesterol; High triglycerides; Familial high cholesterol
High lipoprotein(a); Hardening of the arteries; Narrowed carotid artery; Narrowed renal artery
Peripheral artery disease; Leg pain when walking; Poor circulation in the legs; Cold hands and feet
Raynaud's phenomenon; Chilblains; Buerger's disease; Critical limb ischemia; Abdominal aortic aneurysm
Thoracic aortic aneurysm; Aortic dissection; Brain aneurysm; Giant cell arteritis; Takayasu arteritis; Kawasaki disease
Varicose veins; Spider veins; Chronic venous insufficiency; Heavy tired legs; Swollen ankles; Venous leg ulcer
Arterial leg ulcer; Deep vein thrombosis; Post-thrombotic syndrome; Superficial vein inflammation
Pulmonary embolism; May-Thurner syndrome; Pelvic congestion syndrome; Thoracic outlet syndrome
Lymphedema of the arm; Lymphedema of the leg; Lipedema; Erythromelalgia; Vascular malformation; Hemangioma
Metabolic syndrome; Family history of early heart disease; Heart risk after menopause; Heart problems in diabetes
Heart problems after chemotherapy; Pulmonary hypertension; Athlete's heart; Fear after a heart attack
`),
  ...beginning(
    'Life with',
    'a pacemaker; an implanted defibrillator; a mechanical heart valve; a coronary stent; a heart pump; a transplanted heart',
  ),
];
