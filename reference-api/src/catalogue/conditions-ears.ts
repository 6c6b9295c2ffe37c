import { beginning, names } from './names';

/** Ears, nose, throat, voice, speech and swallowing. */
export const earNoseThroatConditions: readonly string[] = [
  ...names(`
Hearing loss; Age-related hearing loss; Sudden hearing loss; Hearing loss in one ear; Noise-induced hearing loss
Hearing difficulties in noisy places; Trouble getting used to hearing aids; Life with a cochlear implant; Deafness
Otosclerosis; Auditory processing disorder; Sensitivity to loud sounds; Aversion to certain sounds; Tinnitus
Pulsating tinnitus; Tinnitus with stress; Earwax blockage; Itchy ears; Earache; Ear pain when flying; Blocked ear
Fluid behind the eardrum; Swimmer's ear; Middle ear infection; Chronic ear infection; Perforated eardrum; Cholesteatoma
Mastoiditis; Eustachian tube dysfunction; Ménière's disease; Labyrinthitis; Inflamed ear cartilage; Protruding ears
Torn earlobe; Blocked nose; Runny nose; Sneezing attacks; Postnasal drip; Hay fever
Non-allergic rhinitis; Nasal spray dependence; Deviated septum; Nasal polyps; Acute sinus infection; Chronic sinus infection
Sinus pressure; Nosebleeds; Dry nose; Sores in the nose; Loss of smell after a virus; Crooked nose; Enlarged turbinates
Empty nose syndrome; Sore throat; Chronic sore throat; Strep throat; Tonsillitis; Abscess near the tonsil; Tonsil stones
Swollen lymph nodes in the neck; Frequent throat clearing; Dry throat; Glandular fever; Laryngitis; Hoarseness
Voice loss; Vocal cord nodules; Vocal cord polyp; Vocal cord paralysis; Muscle tension in the voice; Spasmodic dysphonia
Weak voice in older age; Voice problems in teachers; Voice problems in singers; Voice change after thyroid surgery
Voice that does not match gender; Voice after removal of the larynx; Swallowing difficulties; Swallowing difficulties after stroke
Swallowing difficulties in Parkinson's disease; Choking on food; Pill swallowing difficulty; Drooling; Zenker's diverticulum
Stuttering in adults; Cluttered speech; Lisp in adults; Aphasia; Dysarthria; Apraxia of speech
Social communication difficulties; Foreign accent syndrome; Loss of speech after brain injury; Communication in dementia
Snoring; Neck lump; Salivary gland stones; Swollen salivary gland; Dry mouth after radiotherapy; Sjögren's syndrome
Cyst in the neck; Throat irritation at work; Tracheostomy care at home
`),
  ...beginning('Foreign body in the', 'ear; nose; throat'),
];
