/** The columns of `cards_2` that the product reads (specification §3, §7). */
export const CARD_COLUMNS =
  'id,name,version,layout,cost,inkwell,ink,inks,type,classifications,rules_text,keywords,move_cost,strength,willpower,lore,rarity,illustrators,collector_number,flavor_text,tcgplayer_id,set_data,prices_data,image_small,image_normal,image_large,set_id'
