import { beginning, names } from './names';

/** Kidneys, bladder and urine. */
export const kidneyConditions: readonly string[] = [
  ...names(`
Chronic kidney disease; Early kidney disease; Advanced kidney disease; Kidney failure; Sudden kidney injury; Diabetic kidney disease
Kidney damage from high blood pressure; Kidney damage from painkillers; Polycystic kidney disease; Kidney cyst; Single kidney
Kidney stones; Recurrent kidney stones; Uric acid stones; Stone in the ureter; Kidney pain; Kidney infection
Glomerulonephritis; Nephrotic syndrome; Minimal change disease; Immunoglobulin A nephropathy; Lupus nephritis; Alport syndrome
Preparing for dialysis; Life on hemodialysis; Life on peritoneal dialysis; Itching during dialysis; Dialysis access problems
Waiting for a kidney transplant; Life after a kidney transplant; Living kidney donation; Protein in the urine; Blood in the urine
Foamy urine; Dark urine; Strong-smelling urine; Bladder infection; Recurrent bladder infections; Bladder infection after sex
Urinary tract infection in men; Urinary tract infection in older adults; Interstitial cystitis; Bladder pain; Burning when urinating
Frequent urination; Urination at night; Urinary urgency; Overactive bladder; Urge incontinence; Stress incontinence; Mixed incontinence
Urine leakage when coughing; Urine leakage when running; Dribbling after urination; Urinary retention; Difficulty starting to urinate
Shy bladder; Bedwetting in adults; Neurogenic bladder; Bladder problems in multiple sclerosis; Bladder problems after spinal injury
Bladder stones; Bladder diverticulum; Urethral stricture; Urethritis; Vesicoureteral reflux; Hydronephrosis
Life with a urinary catheter; Blocked catheter; Catheter-related infections; Life with a urostomy; Radiation cystitis
`),
  ...beginning(
    'Urine leakage',
    'after prostate surgery; during exercise; during pregnancy; after menopause; when laughing',
  ),
];
