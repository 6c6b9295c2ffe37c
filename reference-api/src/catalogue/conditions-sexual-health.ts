import { beginning, names } from './names';

/** Sexual health, women's health outside pregnancy, and men's health. */
export const sexualHealthConditions: readonly string[] = [
  ...names(`
Painful periods; Heavy periods; Irregular periods; Absent periods; Bleeding between periods; Bleeding after sex
Bleeding after menopause; Short cycles; Premenstrual syndrome; Ovulation pain; Endometriosis; Adenomyosis; Uterine fibroids
Uterine polyps; Ovarian cyst; Ruptured ovarian cyst; Twisted ovary; Pelvic inflammatory disease; Chronic pelvic pain
Abnormal smear test result; Cervical cell changes; Cervical polyp; Thickened womb lining; Vaginal dryness
Vaginal yeast infection; Recurrent vaginal yeast infections; Bacterial vaginosis; Unusual vaginal discharge; Vaginal itching; Vaginal odor
Vulvodynia; Vulvar itching; Bartholin's cyst; Vaginismus; Painful sex; Painful sex in menopause; Pelvic organ prolapse
Bladder prolapse; Uterine prolapse; Pelvic floor weakness; Overactive pelvic floor; Menopause; Perimenopause; Mood changes in menopause
Menopause after surgery; Hormone therapy questions; Choice of contraception; Emergency contraception
Side effects of the pill; Stopping the pill; Problems with an intrauterine device; Contraception after forty; Breast pain; Breast cyst
Fibroadenoma; Nipple discharge; Inverted nipples; Uneven breasts; Very large breasts; Back pain from large breasts; Painful breast implants
Female genital cutting aftercare; Congenital absence of the uterus; Intersex variations; Low sexual desire; Low sexual desire in women
Low sexual desire in men; Difficulty reaching orgasm; Difficulty with arousal; Pain after orgasm; Compulsive sexual behavior
Sexual anxiety; Mismatched desire in a couple; Sexuality with a disability; Sexuality in later life
Sexual health after assault; Routine sexual health check; Concern after unprotected sex; Erectile dysfunction
Erectile dysfunction in young men; Erectile dysfunction with diabetes; Premature ejaculation; Delayed ejaculation; Retrograde ejaculation
Blood in the semen; Curved penis; Tight foreskin; Inflamed foreskin; Painful prolonged erection; Testicular pain
Testicular lump; Varicocele; Hydrocele; Epididymitis; Testicular torsion aftercare; Low sperm count; Poor sperm motility
No sperm in the semen; Vasectomy counseling; Pain after vasectomy; Wish for vasectomy reversal; Male menopause symptoms; Enlarged prostate
Prostatitis; Chronic pelvic pain in men; Raised prostate blood test; Weak urine stream
`),
  ...beginning(
    'Sexual problems',
    'after childbirth; after menopause; after a heart attack; with antidepressants; with chronic pain',
  ),
];
