import { names } from './names';

/** What independent healthcare professionals offer: professions, specialties and techniques, in English, distinct. */
export const skills: readonly string[] = names(`
General practice; Family medicine; Internal medicine; Geriatric medicine; Preventive medicine; Occupational medicine
Travel medicine; Sports medicine; Emergency medicine; Urgent care; Hospice care; Palliative medicine; Pain medicine
Home visits; Telemedicine consultations; Second opinions; Annual health checks; Men's health; Women's health
Adolescent medicine; Pediatrics; Neonatal follow-up; Developmental pediatrics; School health; Lifestyle medicine
Obesity medicine; Functional medicine; Integrative medicine; Environmental medicine; Aviation medical examinations
Driver medical examinations; Diving medical examinations; Pre-employment medical examinations; Medical report writing
Anesthesiology; Sedation for procedures; Ultrasound-guided injections; Joint injections; Trigger point injections
Nerve blocks; Medication reviews; Deprescribing; Medical cannabis consultations; Clinical genetics; Genetic counseling

Cardiology; Pediatric cardiology; Interventional cardiology; Cardiac electrophysiology; Echocardiography
Electrocardiogram interpretation; Exercise stress testing; Ambulatory blood pressure monitoring; Holter monitoring
Pacemaker follow-up; Heart failure management; Lipid management; Cardiac rehabilitation; Vascular medicine
Varicose vein treatment; Sclerotherapy; Endovenous laser treatment; Compression therapy; Vascular ultrasound
Pulmonology; Pediatric pulmonology; Spirometry; Asthma education; Inhaler technique training; Pulmonary rehabilitation
Bronchoscopy; Sleep medicine; Sleep apnea testing; Continuous positive airway pressure fitting; Oxygen therapy
Smoking cessation support; Breathing retraining; Airway clearance techniques; Buteyko breathing

Gastroenterology; Hepatology; Pediatric gastroenterology; Colonoscopy; Gastroscopy; Capsule endoscopy; Proctology
Hemorrhoid banding; Celiac disease management; Inflammatory bowel disease care; Breath testing for intolerances
Endocrinology; Diabetology; Insulin pump training; Continuous glucose monitoring; Diabetes education; Thyroidology
Thyroid ultrasound; Hormone replacement therapy; Transgender health care; Nephrology; Home dialysis training
Hematology; Anticoagulation management; Iron infusions; Medical oncology; Radiation oncology; Survivorship care
Infectious disease medicine; HIV medicine; Tropical medicine; Vaccinations; Rheumatology; Musculoskeletal ultrasound
Allergy and immunology; Skin prick testing; Patch testing; Allergen immunotherapy; Oral food challenges

Dermatology; Pediatric dermatology; Dermatoscopy; Mole mapping; Cryotherapy; Phototherapy; Mohs surgery
Acne treatment; Laser dermatology; Chemical peels; Microneedling; Botulinum toxin injections; Dermal fillers
Hair loss treatment; Platelet-rich plasma therapy; Scar treatment; Wart removal; Minor skin surgery; Trichology
Medical aesthetics; Laser hair removal; Medical tattooing; Plastic surgery; Reconstructive surgery; Burn care

Neurology; Pediatric neurology; Electroencephalography; Electromyography; Headache medicine; Epilepsy care
Movement disorder care; Multiple sclerosis care; Memory clinic; Stroke prevention; Vestibular medicine
Neurosurgery; Spine surgery; Neurofeedback; Biofeedback; Transcranial magnetic stimulation; Neuropsychology
Orthopedics; Orthopedic surgery; Hand surgery; Foot and ankle surgery; Knee surgery; Shoulder surgery
Hip and knee replacement; Arthroscopy; Pediatric orthopedics; Fracture care; Casting and splinting
General surgery; Hernia repair; Bariatric surgery; Colorectal surgery; Breast surgery; Vascular surgery
Thoracic surgery; Pediatric surgery; Day surgery; Post-operative follow-up; Radiology; Diagnostic ultrasound
Mammography; Bone densitometry; Magnetic resonance imaging interpretation; Nuclear medicine; Clinical pathology

Gynecology; Obstetrics; Antenatal care; High-risk pregnancy care; Obstetric ultrasound; Fertility medicine
In vitro fertilization; Intrauterine insemination; Fertility awareness teaching; Contraception counseling
Intrauterine device fitting; Contraceptive implant fitting; Colposcopy; Cervical screening; Hysteroscopy
Menopause care; Endometriosis care; Urogynecology; Pelvic ultrasound; Vulval dermatology; Pessary fitting
Urology; Pediatric urology; Andrology; Vasectomy; Urodynamics; Cystoscopy; Prostate assessment; Circumcision
Sexual medicine; Sexual health screening; Pre-exposure prophylaxis consultations

Ophthalmology; Cataract surgery; Refractive laser surgery; Glaucoma care; Retinal care; Pediatric ophthalmology
Strabismus treatment; Oculoplastic surgery; Optometry; Contact lens fitting; Orthokeratology; Myopia control
Dry eye treatment; Low vision rehabilitation; Vision therapy; Visual field testing; Optical coherence tomography
Diabetic eye screening; Orthoptics; Spectacle dispensing; Color vision testing; Behavioral optometry
Otolaryngology; Pediatric ear, nose and throat care; Rhinology; Laryngology; Endoscopic sinus surgery
Audiology; Hearing tests; Hearing aid fitting; Cochlear implant rehabilitation; Tinnitus retraining therapy
Earwax microsuction; Balance testing; Repositioning maneuvers for vertigo; Auditory processing assessment

General dentistry; Pediatric dentistry; Family dentistry; Orthodontics; Clear aligners; Endodontics; Periodontics
Prosthodontics; Oral surgery; Oral and maxillofacial surgery; Dental implants; Wisdom tooth removal; Dental crowns
Dental bridges; Dentures; Porcelain veneers; Teeth whitening; Composite bonding; Dental hygiene; Fluoride treatment
Fissure sealants; Gum grafting; Emergency dental care; Sedation dentistry; Cosmetic dentistry; Oral medicine
Temporomandibular joint treatment; Night guard fitting; Sports mouthguards; Special care dentistry
Myofunctional therapy; Dental sleep medicine; Holistic dentistry; Dental anxiety support

Psychiatry; Child and adolescent psychiatry; Old age psychiatry; Addiction psychiatry; Perinatal psychiatry
Psychosomatic medicine; Psychopharmacology; Clinical psychology; Counseling psychology; Health psychology
Educational psychology; Forensic psychology; Sport psychology; Occupational psychology; Child psychology
Psychotherapy; Counseling; Cognitive behavioral therapy; Dialectical behavior therapy; Schema therapy
Acceptance and commitment therapy; Compassion-focused therapy; Mindfulness-based stress reduction
Mindfulness-based cognitive therapy; Eye movement desensitization and reprocessing; Trauma-focused therapy
Prolonged exposure therapy; Exposure and response prevention; Interpersonal therapy; Psychodynamic psychotherapy
Psychoanalysis; Jungian analysis; Gestalt therapy; Person-centered therapy; Existential therapy; Narrative therapy
Solution-focused brief therapy; Motivational interviewing; Systemic therapy; Family therapy; Couples therapy
Emotionally focused therapy; Sex therapy; Group therapy; Play therapy; Sandplay therapy; Art therapy; Music therapy
Drama therapy; Dance movement therapy; Animal-assisted therapy; Equine-assisted therapy; Hypnotherapy
Transactional analysis; Internal family systems therapy; Somatic experiencing; Body psychotherapy; Logotherapy
Cognitive behavioral therapy for insomnia; Grief counseling; Crisis intervention; Anger management
Stress management; Relaxation training; Autogenic training; Parent coaching; Parent–child interaction therapy
Premarital counseling; Divorce counseling; Career counseling; Bereavement support; Substance use counseling
Relapse prevention; Eating disorder therapy; Family-based treatment for eating disorders; Habit reversal training
Applied behavior analysis; Autism assessment; Attention deficit assessment; Dyslexia assessment
Psychological testing; Cognitive assessment; Social skills training; Health coaching; Mental health first aid
Social work; Case management; Cross-cultural counseling; LGBTQ+ affirmative therapy; Coping with chronic illness

Physiotherapy; Manual therapy; Sports physiotherapy; Pediatric physiotherapy; Neurological physiotherapy
Respiratory physiotherapy; Geriatric physiotherapy; Oncology physiotherapy; Pelvic floor physiotherapy
Vestibular rehabilitation; Orthopedic rehabilitation; Post-operative rehabilitation; Mechanical diagnosis and therapy
Mulligan concept; Maitland concept; Bobath concept; Vojta therapy; Schroth method; Proprioceptive neuromuscular facilitation
Dry needling; Kinesiology taping; Shockwave therapy; Electrotherapy; Therapeutic ultrasound; Laser therapy
Hydrotherapy; Heat and cold therapy; Spinal traction; Joint mobilization; Soft tissue mobilization
Myofascial release; Trigger point therapy; Manual lymphatic drainage; Lymphedema therapy; Gait training
Running gait analysis; Balance and falls prevention; Exercise prescription; Strength and conditioning; Return-to-sport testing
Clinical Pilates; Therapeutic yoga; Posture correction; Ergonomic assessment; Work hardening; Functional capacity evaluation
Amputee rehabilitation; Stroke rehabilitation; Spinal cord injury rehabilitation; Brain injury rehabilitation
Physical and rehabilitation medicine; Occupational therapy; Hand therapy; Sensory integration therapy; Splint making
Home adaptation advice; Assistive technology; Wheelchair and seating assessment; Driving rehabilitation; Mirror therapy
Cognitive rehabilitation; Energy conservation training; Handwriting support; Orthotics; Prosthetics
Biomechanical assessment; Athletic training; Exercise physiology; Kinesiotherapy; Constraint-induced movement therapy

Chiropractic; Osteopathy; Cranial osteopathy; Visceral osteopathy; Pediatric osteopathy; Craniosacral therapy
Spinal manipulation; Activator technique; Flexion-distraction technique; Massage therapy; Deep tissue massage
Sports massage; Pregnancy massage; Medical massage; Infant massage teaching; Reflexology; Shiatsu; Tuina; Thai massage
Bowen therapy; Rolfing; Alexander technique; Feldenkrais method; Acupuncture; Auricular acupuncture
Electroacupuncture; Facial acupuncture; Fertility acupuncture; Acupressure; Cupping therapy; Moxibustion; Gua sha
Traditional Chinese medicine; Chinese herbal medicine; Ayurveda; Kampo medicine; Naturopathy; Homeopathy
Western herbal medicine; Aromatherapy; Tai chi for health; Qigong; Meditation teaching; Reiki; Balneotherapy

Nursing; Community nursing; Pediatric nursing; Mental health nursing; Oncology nursing; Palliative nursing
Diabetes nursing; Nurse practitioner care; Wound care; Stoma care; Continence care; Catheter care; Tube feeding care
Intravenous therapy at home; Blood sampling at home; Medication administration; Post-operative nursing
Dementia care; Respite care; Tracheostomy care; Pressure ulcer prevention; Foot care nursing; Asthma nursing
Midwifery; Home birth; Postnatal care; Childbirth preparation; Lactation consulting; Hypnobirthing
Doula support; Newborn care education; Baby sleep consulting; Water birth; Perinatal loss support; Birth debriefing

Nutrition counseling; Dietetics; Pediatric dietetics; Sports nutrition; Renal dietetics; Oncology dietetics
Low FODMAP diet guidance; Diabetes nutrition; Weight management; Pregnancy nutrition; Vegetarian and vegan nutrition
Food allergy dietetics; Ketogenic diet therapy; Intuitive eating; Bariatric nutrition; Menu planning
Body composition analysis; Nutrition for older adults; Mediterranean diet coaching; Enteral nutrition

Speech and language therapy; Stuttering therapy; Voice therapy; Swallowing therapy; Aphasia therapy
Articulation therapy; Early language intervention; Augmentative and alternative communication; Feeding therapy
Accent and pronunciation training; Cleft palate speech therapy; Dysarthria therapy; Reading and spelling therapy
Lee Silverman voice treatment; Transgender voice training; Orofacial therapy; Sign-supported communication

Podiatry; Sports podiatry; Diabetic foot care; Pediatric podiatry; Nail surgery; Ingrown toenail treatment
Custom foot orthoses; Callus and corn removal; Verruca treatment; Fungal nail laser treatment; Podiatric surgery
Footwear advice; Clinical pharmacy; Medication counseling; Travel vaccination advice; Minor ailment consultations
`);
