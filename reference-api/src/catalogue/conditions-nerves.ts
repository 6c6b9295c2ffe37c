import { beginning, ending, names } from './names';

/** Brain, nerves, headache, balance and memory. */
export const nerveConditions: readonly string[] = [
  ...names(`
Headache; Tension headache; Migraine; Migraine with aura; Chronic migraine; Vestibular migraine; Menstrual migraine
Hemiplegic migraine; Cluster headache; Medication overuse headache; Sinus headache; Morning headache; Exertional headache
Headache after concussion; Headache behind the eyes; Thunderclap headache; Ice pick headache; New daily headache
Raised pressure in the skull; Low-pressure headache; Occipital neuralgia; Trigeminal neuralgia; Facial pain; Facial twitching
Bell's palsy; Facial weakness after stroke; Dizziness; Vertigo; Positional vertigo; Vestibular neuritis; Constant unsteadiness
Persistent postural dizziness; Balance problems; Seasickness after landing; Stroke; Mini-stroke; Brain hemorrhage
Silent stroke; Weakness on one side after stroke; Neglect of one side after stroke; Spasticity; Stroke in young adults
Epilepsy; Focal seizures; First seizure; Seizures that medication does not control; Photosensitive epilepsy
Parkinson's disease; Early-onset Parkinson's disease; Freezing of gait; Essential tremor; Shaky hands; Dystonia; Blepharospasm
Spasmodic torticollis; Huntington's disease; Ataxia; Restless legs syndrome; Tardive dyskinesia; Muscle twitching
Multiple sclerosis; Fatigue in multiple sclerosis; Optic neuritis; Neuromyelitis optica; Transverse myelitis
Amyotrophic lateral sclerosis; Spinal muscular atrophy; Myasthenia gravis; Lambert-Eaton syndrome; Myotonic dystrophy
Guillain-Barré syndrome; Chronic inflammatory polyneuropathy; Charcot-Marie-Tooth disease; Small fiber neuropathy
Diabetic neuropathy; Neuropathy from chemotherapy; Neuropathy from alcohol; Neuropathy from vitamin deficiency
Tingling in the hands; Tingling in the feet; Burning feet at night; Numbness in the legs; Pins and needles in the face
Electric shock feelings; Nerve pain; Nerve pain after shingles; Phantom limb pain; Thigh numbness from a trapped nerve
Pudendal neuralgia; Intercostal neuralgia; Foot drop; Radial nerve palsy; Peroneal nerve injury; Pinched nerve in the neck
Brachial plexus injury; Tarsal tunnel syndrome; Spinal cord injury; Tethered cord; Chiari malformation
Normal pressure hydrocephalus; Hydrocephalus with a shunt; Concussion; Post-concussion syndrome; Traumatic brain injury
Personality change after brain injury; Memory loss; Mild cognitive impairment; Alzheimer's disease; Vascular dementia
Lewy body dementia; Frontotemporal dementia; Parkinson's dementia; Early-onset dementia; Brain fog; Slowed thinking
Word-finding difficulties; Confusion; Delirium; Encephalitis; Autoimmune encephalitis; Brain inflammation after infection
Meningioma; Acoustic neuroma; Pituitary tumor; Glioma; Neurofibromatosis; Tuberous sclerosis; Narcolepsy; Cataplexy
Chronic fatigue syndrome; Loss of smell; Loss of taste; Phantom smells; Tremor from medication
Difficulty walking; Frequent falls; Weak legs; Weakness in one arm; Clumsy hands; Slurred speech
`),
  ...beginning('Migraine triggered by', 'stress; hormones; food; bright light; lack of sleep; weather changes'),
  ...ending("in Parkinson's disease", 'Tremor; Stiffness; Sleep problems; Quiet voice; Constipation; Mood changes'),
];
