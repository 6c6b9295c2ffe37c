import { beginning, ending, names } from './names';

/** Babies, children and teenagers: growth, behavior, learning and childhood illness. */
export const childrenConditions: readonly string[] = [
  ...names(`
Baby colic; Excessive crying in babies; Reflux in babies; Spitting up; Constipation in babies; Diarrhea in babies
Newborn jaundice; Premature birth follow-up; Low birth weight; Poor weight gain in babies; Failure to thrive
Feeding difficulties in babies; Refusing the breast; Refusing the bottle; Nipple confusion; Tongue-tie; Lip-tie
Weaning difficulties; Introducing solid foods; Teething pain; Thrush in babies; Baby acne; Blocked tear duct in babies
Flat head in babies; Wry neck in babies; Hip dysplasia in babies; Clubfoot; Brachial plexus birth injury; Umbilical granuloma
Sleep problems in babies; Sleep regression; Early waking in toddlers; Bedtime resistance; Night terrors; Nightmares in children
Cow's milk allergy in babies; Fussy eating; Food refusal in toddlers; Overweight in children; Underweight in children
Short stature; Delayed growth; Growing pains; Early puberty; Delayed puberty; Breast growth in teenage boys
Delayed walking; Delayed crawling; Delayed motor development; Low muscle tone in babies; Toe walking; Knock knees; Bowlegs
Intoeing; Clumsiness in children; Developmental coordination disorder; Cerebral palsy; Spina bifida; Muscular dystrophy
Speech delay; Late talker; Unclear speech in children; Stuttering in children; Selective mutism; Lisping in children
Developmental language disorder; Childhood apraxia of speech; Hearing loss in children; Glue ear; Ear infection in children
Frequent ear infections in children; Recurrent tonsillitis in children; Enlarged adenoids; Snoring in children
Mouth breathing in children; Nosebleeds in children; Febrile seizures; Childhood epilepsy; Absence seizures
Headaches in children; Migraine in children; Stomach ache in children; Constipation in children; Stool withholding
Soiling in children; Toilet training problems; Bedwetting; Daytime wetting; Urinary tract infections in children
Undescended testicle; Tight foreskin in boys; Hydrocele in babies; Labial adhesions in girls; Hernia in babies
Chickenpox; Measles; Mumps; German measles; Scarlet fever; Hand, foot and mouth disease; Slapped cheek disease; Roseola
Fever in babies; Fever in children; Frequent colds in children; Wheezing in toddlers; Respiratory syncytial virus in babies
Eczema in babies; Eczema in children; Warts in children; Head lice in children; Hives in children
Attention deficit hyperactivity disorder; Inattentiveness at school; Hyperactivity in children; Autism spectrum disorder
Signs of autism in toddlers; Sensory processing difficulties; Dyslexia; Dyscalculia; Dysgraphia; Reading difficulties
Learning difficulties; Intellectual disability; Giftedness; School readiness; Homework difficulties; School refusal
Bullying at school; Separation anxiety in children; Tantrums; Aggression in children; Biting in toddlers; Oppositional behavior
Sibling rivalry; Jealousy of a new baby; Thumb sucking; Prolonged pacifier use; Breath-holding spells; Head banging
Childhood tics; Shyness in children; Anxiety in children; Sadness in children; Perfectionism in children
Children of divorcing parents; Grief in children; Trauma in children; Attachment difficulties in adopted children
Too much screen time; Gaming problems in teenagers; Social media stress in teenagers; Self-harm in teenagers
Teenage acne; Painful periods in teenagers; Irregular periods in teenagers; Teenage pregnancy; Sleep-deprived teenagers
Scoliosis in teenagers; Back pain in schoolchildren; Poor posture in children; Heel pain in active children
Osgood-Schlatter disease; Perthes disease; Slipped growth plate of the hip; Transient hip inflammation in children
Juvenile arthritis; Broken arm in children; Pulled elbow in toddlers; Concussion in children; Flat feet in children
Down syndrome; Fragile X syndrome; Turner syndrome; Klinefelter syndrome; Rett syndrome; Prader-Willi syndrome
Williams syndrome; DiGeorge syndrome; Fetal alcohol spectrum disorder; Phenylketonuria; Hydrocephalus; Cleft lip and palate
Congenital heart defect in babies; Type 1 diabetes in children; Celiac disease in children; Cystic fibrosis in children
Anemia in children; Vitamin D deficiency in babies; Rickets; Lazy eye in children; Squint in children; Nearsighted children
Tooth decay in toddlers; Injured baby tooth; Fear of needles in children; Catch-up vaccinations
`),
  ...beginning("Worries about a child's", 'eating; hearing; eyesight; social skills; concentration'),
  ...ending('in young athletes', 'Knee pain; Shoulder pain; Growth plate injury; Overtraining; Lower back pain'),
];
