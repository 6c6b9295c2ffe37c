import { ending, names } from './names';

/** Cancer, its treatment and the life after it. */
export const cancerConditions: readonly string[] = [
  ...ending(
    'cancer',
    `Breast; Prostate; Lung; Bowel; Rectal; Anal; Stomach; Esophageal; Pancreatic; Liver; Bile duct; Gallbladder; Kidney
Bladder; Testicular; Penile; Ovarian; Cervical; Womb; Vulval; Vaginal; Thyroid; Throat; Tongue; Mouth; Tonsil; Laryngeal
Salivary gland; Nasal; Bone; Adrenal; Thymus; Male breast`,
  ),
  ...names(`
Advanced breast cancer; Inherited breast cancer risk; Ductal carcinoma in situ; Cancer of unknown origin; Mesothelioma
Soft tissue sarcoma; Osteosarcoma; Ewing sarcoma; Neuroblastoma; Wilms tumor; Carcinoid tumor; Gastrointestinal stromal tumor
Brain tumor; Brain metastases; Bone metastases; Liver metastases; Lung metastases; Cancer in children; Cancer in young adults
Newly diagnosed cancer; Waiting for cancer test results; Watchful waiting in prostate cancer; Fatigue during cancer treatment
Nausea during chemotherapy; Mouth sores during chemotherapy; Hair loss during chemotherapy; Memory problems after chemotherapy
Taste changes during chemotherapy; Weight loss during cancer; Skin burns from radiotherapy; Bowel problems after radiotherapy
Hot flashes during hormone therapy; Joint pain during hormone therapy; Lymphedema after breast cancer
Shoulder stiffness after breast cancer; Cording after lymph node removal; Erection problems after prostate cancer
Sexual problems after cancer; Early menopause after cancer treatment; Jaw stiffness after radiotherapy
Trouble sleeping during cancer; Depression during cancer; Anxiety before check-ups after cancer; Return to work after cancer
Exercise during cancer treatment; Nutrition during cancer treatment; Cancer pain; Side effects of immunotherapy
Life after bone marrow transplant; Graft-versus-host disease; Living with incurable cancer; End-of-life care
Support for relatives of cancer patients; Talking to children about cancer; Abnormal mammogram; Breast lump
`),
];
