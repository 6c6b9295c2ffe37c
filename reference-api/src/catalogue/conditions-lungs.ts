import { beginning, names } from './names';

/** Lungs, airways and breathing. */
export const lungConditions: readonly string[] = [
  ...names(`
Asthma; Asthma in children; Asthma triggered by exercise; Asthma triggered by allergies; Asthma triggered by cold air
Asthma from work; Severe asthma; Night-time asthma; Asthma in pregnancy; Cough-variant asthma; Wheezing
Chronic obstructive pulmonary disease; Emphysema; Chronic bronchitis; Acute bronchitis; Smoker's cough; Persistent cough
Dry cough; Cough with phlegm; Night-time cough; Cough after a cold; Cough caused by reflux; Cough caused by medication
Coughing up blood; Whooping cough; Croup; Bronchiolitis; Bronchiectasis; Pneumonia; Walking pneumonia
Aspiration pneumonia; Recurrent chest infections; Lung abscess; Tuberculosis; Latent tuberculosis; Pleurisy
Fluid around the lung; Collapsed lung; Pulmonary fibrosis; Interstitial lung disease; Sarcoidosis of the lungs
Bird fancier's lung; Farmer's lung; Silicosis; Asbestosis; Coal workers' lung disease
Lung nodule; Cystic fibrosis; Primary ciliary dyskinesia; Alpha-1 antitrypsin deficiency
Shortness of breath; Shortness of breath on stairs; Shortness of breath at rest; Breathlessness with anxiety
Hyperventilation; Dysfunctional breathing; Frequent sighing; Shallow breathing; Mouth breathing; Low blood oxygen
Long-term oxygen therapy; Home ventilation; Respiratory failure; Vocal cord dysfunction; Tracheomalacia
Narrowed windpipe; Damage from smoke inhalation; Lung damage from vaping; Altitude sickness; Lung problems in scleroderma
Lung problems in rheumatoid arthritis; Chronic lung disease of prematurity; Eosinophilic bronchitis
Allergic bronchopulmonary aspergillosis; Diaphragm paralysis; Chest wall pain
Obesity hypoventilation; Weak cough; Difficulty clearing mucus; Breathing problems in muscle disease
Breathlessness in advanced illness; Reduced fitness after COVID-19; Life after a lung transplant
`),
  ...beginning('Rib pain', 'when breathing; after coughing; after a fall'),
  ...beginning('Sensitivity of the airways to', 'perfume; smoke; dust; cleaning products'),
];
