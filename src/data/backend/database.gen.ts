// Generated from supabase/migrations by "npm run generate:types".

export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: "13"
  }
  public: {
    Tables: {
      admin_tasks: {
        Row: {
          details: NonNullable<Json>
          error: string | null
          held_until: string | null
          last_run: string | null
          next_run: string | null
          success: boolean | null
          task_name: string
        }
        Insert: {
          details?: NonNullable<Json>
          error?: string | null
          held_until?: string | null
          last_run?: string | null
          next_run?: string | null
          success?: boolean | null
          task_name: string
        }
        Update: {
          details?: NonNullable<Json>
          error?: string | null
          held_until?: string | null
          last_run?: string | null
          next_run?: string | null
          success?: boolean | null
          task_name?: string
        }
        Relationships: []
      }
      assembled_decks: {
        Row: {
          assembled_at: string
          deck_id: string
          user_id: string
        }
        Insert: {
          assembled_at?: string
          deck_id: string
          user_id: string
        }
        Update: {
          assembled_at?: string
          deck_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "assembled_decks_deck_id_user_id_fkey"
            columns: ["deck_id", "user_id"]
            referencedRelation: "decks"
            referencedColumns: ["id", "user_id"]
          },
        ]
      }
      card_playsets: {
        Row: {
          card_id: string
          playset: number
          user_id: string
        }
        Insert: {
          card_id: string
          playset: number
          user_id: string
        }
        Update: {
          card_id?: string
          playset?: number
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "card_playsets_card_id_fkey"
            columns: ["card_id"]
            referencedRelation: "cards_2"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "card_playsets_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "user_profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      card_prices: {
        Row: {
          card_id: string
          day: string
          usd: number | null
          usd_change: number
          usd_foil: number | null
          usd_foil_change: number
        }
        Insert: {
          card_id: string
          day?: string
          usd?: number | null
          usd_change?: number
          usd_foil?: number | null
          usd_foil_change?: number
        }
        Update: {
          card_id?: string
          day?: string
          usd?: number | null
          usd_change?: number
          usd_foil?: number | null
          usd_foil_change?: number
        }
        Relationships: [
          {
            foreignKeyName: "card_prices_card_id_fkey"
            columns: ["card_id"]
            referencedRelation: "cards_2"
            referencedColumns: ["id"]
          },
        ]
      }
      card_wishes: {
        Row: {
          card_id: string
          only_foil: boolean
          only_printing: boolean
          priority: number
          quantity: number
          user_id: string
        }
        Insert: {
          card_id: string
          only_foil?: boolean
          only_printing?: boolean
          priority?: number
          quantity: number
          user_id: string
        }
        Update: {
          card_id?: string
          only_foil?: boolean
          only_printing?: boolean
          priority?: number
          quantity?: number
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "card_wishes_card_id_fkey"
            columns: ["card_id"]
            referencedRelation: "cards_2"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "card_wishes_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "user_profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      cards_2: {
        Row: {
          classifications: string[] | null
          collector_number: string
          cost: number | null
          created_at: string
          flavor_text: string | null
          id: string
          illustrators: string[] | null
          image_large: string | null
          image_normal: string | null
          image_small: string | null
          ink: string | null
          inks: string[] | null
          inkwell: boolean
          keywords: string[] | null
          lang: string
          layout: string
          legalities: Json | null
          lore: number | null
          move_cost: number | null
          name: string
          prices_data: Json | null
          rarity: string
          released_at: string | null
          rules_text: string | null
          set_data: NonNullable<Json>
          set_id: string
          strength: number | null
          tcgplayer_id: number | null
          type: string[]
          updated_at: string
          version: string | null
          willpower: number | null
        }
        Insert: {
          classifications?: string[] | null
          collector_number: string
          cost?: number | null
          created_at?: string
          flavor_text?: string | null
          id: string
          illustrators?: string[] | null
          image_large?: string | null
          image_normal?: string | null
          image_small?: string | null
          ink?: string | null
          inks?: string[] | null
          inkwell?: boolean
          keywords?: string[] | null
          lang?: string
          layout?: string
          legalities?: Json | null
          lore?: number | null
          move_cost?: number | null
          name: string
          prices_data?: Json | null
          rarity: string
          released_at?: string | null
          rules_text?: string | null
          set_data?: NonNullable<Json>
          set_id: string
          strength?: number | null
          tcgplayer_id?: number | null
          type?: string[]
          updated_at?: string
          version?: string | null
          willpower?: number | null
        }
        Update: {
          classifications?: string[] | null
          collector_number?: string
          cost?: number | null
          created_at?: string
          flavor_text?: string | null
          id?: string
          illustrators?: string[] | null
          image_large?: string | null
          image_normal?: string | null
          image_small?: string | null
          ink?: string | null
          inks?: string[] | null
          inkwell?: boolean
          keywords?: string[] | null
          lang?: string
          layout?: string
          legalities?: Json | null
          lore?: number | null
          move_cost?: number | null
          name?: string
          prices_data?: Json | null
          rarity?: string
          released_at?: string | null
          rules_text?: string | null
          set_data?: NonNullable<Json>
          set_id?: string
          strength?: number | null
          tcgplayer_id?: number | null
          type?: string[]
          updated_at?: string
          version?: string | null
          willpower?: number | null
        }
        Relationships: [
          {
            foreignKeyName: "cards_2_set_id_fkey"
            columns: ["set_id"]
            referencedRelation: "sets"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "cards_2_set_id_fkey"
            columns: ["set_id"]
            referencedRelation: "sets_2"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "cards_2_set_id_fkey"
            columns: ["set_id"]
            referencedRelation: "sets2_with_stats"
            referencedColumns: ["id"]
          },
        ]
      }
      catalogue_version: {
        Row: {
          cards_read_at: string | null
          changed_at: string
          id: number
          prices_read_at: string | null
          version: number
        }
        Insert: {
          cards_read_at?: string | null
          changed_at?: string
          id?: number
          prices_read_at?: string | null
          version?: number
        }
        Update: {
          cards_read_at?: string | null
          changed_at?: string
          id?: number
          prices_read_at?: string | null
          version?: number
        }
        Relationships: []
      }
      community_matchups: {
        Row: {
          format: string
          inks: string[]
          losses: number
          opponent_inks: string[]
          players: number
          week: string
          wins: number
        }
        Insert: {
          format: string
          inks: string[]
          losses: number
          opponent_inks: string[]
          players: number
          week: string
          wins: number
        }
        Update: {
          format?: string
          inks?: string[]
          losses?: number
          opponent_inks?: string[]
          players?: number
          week?: string
          wins?: number
        }
        Relationships: []
      }
      deck_favorites: {
        Row: {
          created_at: string
          deck_id: string
          id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          deck_id: string
          id?: string
          user_id: string
        }
        Update: {
          created_at?: string
          deck_id?: string
          id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "deck_favorites_deck_id_fkey"
            columns: ["deck_id"]
            referencedRelation: "decks"
            referencedColumns: ["id"]
          },
        ]
      }
      deck_labels: {
        Row: {
          deck_id: string
          folder: string | null
          tags: string[]
          user_id: string
        }
        Insert: {
          deck_id: string
          folder?: string | null
          tags?: string[]
          user_id: string
        }
        Update: {
          deck_id?: string
          folder?: string | null
          tags?: string[]
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "deck_labels_deck_id_user_id_fkey"
            columns: ["deck_id", "user_id"]
            referencedRelation: "decks"
            referencedColumns: ["id", "user_id"]
          },
        ]
      }
      deck_versions: {
        Row: {
          begun_at: string
          cards: NonNullable<Json>
          changed_at: string
          deck_id: string
          name: string | null
          number: number
          user_id: string
        }
        Insert: {
          begun_at: string
          cards: NonNullable<Json>
          changed_at: string
          deck_id: string
          name?: string | null
          number: number
          user_id: string
        }
        Update: {
          begun_at?: string
          cards?: NonNullable<Json>
          changed_at?: string
          deck_id?: string
          name?: string | null
          number?: number
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "deck_versions_deck_id_user_id_fkey"
            columns: ["deck_id", "user_id"]
            referencedRelation: "decks"
            referencedColumns: ["id", "user_id"]
          },
        ]
      }
      decks: {
        Row: {
          cards: NonNullable<Json>
          created_at: string
          description: string | null
          favorite_count: number
          id: string
          inks: string[]
          is_public: boolean
          is_visible: boolean
          leader: string | null
          legality: string
          maybeboard: NonNullable<Json>
          name: string
          notes: NonNullable<Json>
          shows_versions: boolean
          tags: string[]
          total_cards: number
          updated_at: string
          user_id: string
        }
        Insert: {
          cards: NonNullable<Json>
          created_at?: string
          description?: string | null
          favorite_count?: number
          id?: string
          inks?: string[]
          is_public?: boolean
          is_visible?: boolean
          leader?: string | null
          legality?: string
          maybeboard?: NonNullable<Json>
          name: string
          notes?: NonNullable<Json>
          shows_versions?: boolean
          tags?: string[]
          total_cards?: number
          updated_at?: string
          user_id: string
        }
        Update: {
          cards?: NonNullable<Json>
          created_at?: string
          description?: string | null
          favorite_count?: number
          id?: string
          inks?: string[]
          is_public?: boolean
          is_visible?: boolean
          leader?: string | null
          legality?: string
          maybeboard?: NonNullable<Json>
          name?: string
          notes?: NonNullable<Json>
          shows_versions?: boolean
          tags?: string[]
          total_cards?: number
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "decks_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "user_profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      format_rule_changes: {
        Row: {
          after: Json | null
          before: Json | null
          changed_at: string
          id: number
          rule_id: string | null
          user_id: string | null
        }
        Insert: {
          after?: Json | null
          before?: Json | null
          changed_at?: string
          id?: never
          rule_id?: string | null
          user_id?: string | null
        }
        Update: {
          after?: Json | null
          before?: Json | null
          changed_at?: string
          id?: never
          rule_id?: string | null
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "format_rule_changes_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "user_profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      format_rules: {
        Row: {
          amount: number | null
          classification: string | null
          created_at: string
          format: string | null
          from_day: string | null
          id: string
          kind: string
          source: string
          subject: string
          until_day: string | null
          updated_at: string
        }
        Insert: {
          amount?: number | null
          classification?: string | null
          created_at?: string
          format?: string | null
          from_day?: string | null
          id?: string
          kind: string
          source: string
          subject?: string
          until_day?: string | null
          updated_at?: string
        }
        Update: {
          amount?: number | null
          classification?: string | null
          created_at?: string
          format?: string | null
          from_day?: string | null
          id?: string
          kind?: string
          source?: string
          subject?: string
          until_day?: string | null
          updated_at?: string
        }
        Relationships: []
      }
      hidden_content: {
        Row: {
          author_id: string
          content: string | null
          deck_id: string | null
          display_name: string | null
          hidden_at: string
          id: number
          is_renamed: boolean
          kind: string
          reason: string
          restored_at: string | null
          restored_because: string | null
          username: string | null
        }
        Insert: {
          author_id: string
          content?: string | null
          deck_id?: string | null
          display_name?: string | null
          hidden_at?: string
          id?: never
          is_renamed?: boolean
          kind: string
          reason: string
          restored_at?: string | null
          restored_because?: string | null
          username?: string | null
        }
        Update: {
          author_id?: string
          content?: string | null
          deck_id?: string | null
          display_name?: string | null
          hidden_at?: string
          id?: never
          is_renamed?: boolean
          kind?: string
          reason?: string
          restored_at?: string | null
          restored_because?: string | null
          username?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "hidden_content_deck_id_fkey"
            columns: ["deck_id"]
            referencedRelation: "decks"
            referencedColumns: ["id"]
          },
        ]
      }
      hidden_content_moderators: {
        Row: {
          hidden_by: string | null
          hidden_id: number
          restored_by: string | null
        }
        Insert: {
          hidden_by?: string | null
          hidden_id: number
          restored_by?: string | null
        }
        Update: {
          hidden_by?: string | null
          hidden_id?: number
          restored_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "hidden_content_moderators_hidden_id_fkey"
            columns: ["hidden_id"]
            referencedRelation: "hidden_content"
            referencedColumns: ["id"]
          },
        ]
      }
      list_settings: {
        Row: {
          playset: number
          shows_trade: boolean
          shows_wishes: boolean
          user_id: string
        }
        Insert: {
          playset?: number
          shows_trade?: boolean
          shows_wishes?: boolean
          user_id: string
        }
        Update: {
          playset?: number
          shows_trade?: boolean
          shows_wishes?: boolean
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "list_settings_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "user_profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      manual_corrections: {
        Row: {
          card_id: string
          created_at: string
          ended_at: string | null
          ended_by: string | null
          field: string
          id: number
          reason: string
          service_before: NonNullable<Json>
          service_now: NonNullable<Json>
          user_id: string | null
          value: NonNullable<Json>
        }
        Insert: {
          card_id: string
          created_at?: string
          ended_at?: string | null
          ended_by?: string | null
          field: string
          id?: never
          reason: string
          service_before: NonNullable<Json>
          service_now: NonNullable<Json>
          user_id?: string | null
          value: NonNullable<Json>
        }
        Update: {
          card_id?: string
          created_at?: string
          ended_at?: string | null
          ended_by?: string | null
          field?: string
          id?: never
          reason?: string
          service_before?: NonNullable<Json>
          service_now?: NonNullable<Json>
          user_id?: string | null
          value?: NonNullable<Json>
        }
        Relationships: [
          {
            foreignKeyName: "manual_corrections_card_id_fkey"
            columns: ["card_id"]
            referencedRelation: "cards_2"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "manual_corrections_ended_by_fkey"
            columns: ["ended_by"]
            referencedRelation: "user_profiles"
            referencedColumns: ["user_id"]
          },
          {
            foreignKeyName: "manual_corrections_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "user_profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      match_sharing: {
        Row: {
          agreed_at: string
          user_id: string
        }
        Insert: {
          agreed_at?: string
          user_id: string
        }
        Update: {
          agreed_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "match_sharing_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "user_profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      matches: {
        Row: {
          best_of: number
          created_at: string
          deck_id: string
          deck_version: number | null
          event: string | null
          game_id: string | null
          games_lost: number | null
          games_won: number | null
          id: string
          import_id: string | null
          match_date: string
          notes: string | null
          opponent_colors: string[]
          opponent_name: string | null
          player_initiative: string
          result: string
          round: number | null
          updated_at: string
          user_id: string
        }
        Insert: {
          best_of?: number
          created_at?: string
          deck_id: string
          deck_version?: number | null
          event?: string | null
          game_id?: string | null
          games_lost?: number | null
          games_won?: number | null
          id?: string
          import_id?: string | null
          match_date?: string
          notes?: string | null
          opponent_colors: string[]
          opponent_name?: string | null
          player_initiative: string
          result: string
          round?: number | null
          updated_at?: string
          user_id: string
        }
        Update: {
          best_of?: number
          created_at?: string
          deck_id?: string
          deck_version?: number | null
          event?: string | null
          game_id?: string | null
          games_lost?: number | null
          games_won?: number | null
          id?: string
          import_id?: string | null
          match_date?: string
          notes?: string | null
          opponent_colors?: string[]
          opponent_name?: string | null
          player_initiative?: string
          result?: string
          round?: number | null
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "matches_deck_is_the_player_s"
            columns: ["deck_id", "user_id"]
            referencedRelation: "decks"
            referencedColumns: ["id", "user_id"]
          },
        ]
      }
      name_words: {
        Row: {
          added_at: string
          added_by: string | null
          id: number
          in_decks: boolean
          is_part: boolean
          key: string
          note: string | null
          removed_at: string | null
          removed_by: string | null
          word: string
        }
        Insert: {
          added_at?: string
          added_by?: string | null
          id?: never
          in_decks?: boolean
          is_part?: boolean
          key?: never
          note?: string | null
          removed_at?: string | null
          removed_by?: string | null
          word: string
        }
        Update: {
          added_at?: string
          added_by?: string | null
          id?: never
          in_decks?: boolean
          is_part?: boolean
          key?: never
          note?: string | null
          removed_at?: string | null
          removed_by?: string | null
          word?: string
        }
        Relationships: []
      }
      reports: {
        Row: {
          created_at: string
          deck_id: string | null
          handled_at: string | null
          id: number
          kind: string
          member_id: string | null
          note: string | null
          reason: string
          user_id: string
        }
        Insert: {
          created_at?: string
          deck_id?: string | null
          handled_at?: string | null
          id?: never
          kind: string
          member_id?: string | null
          note?: string | null
          reason: string
          user_id: string
        }
        Update: {
          created_at?: string
          deck_id?: string | null
          handled_at?: string | null
          id?: never
          kind?: string
          member_id?: string | null
          note?: string | null
          reason?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "reports_deck_id_fkey"
            columns: ["deck_id"]
            referencedRelation: "decks"
            referencedColumns: ["id"]
          },
        ]
      }
      sets_2: {
        Row: {
          code: string
          core_legal: boolean
          created_at: string
          id: string
          image: string | null
          key_art: string | null
          main_set: boolean
          name: string
          prereleased_at: string | null
          released_at: string | null
          updated_at: string
        }
        Insert: {
          code?: string
          core_legal?: boolean
          created_at?: string
          id: string
          image?: string | null
          key_art?: string | null
          main_set?: boolean
          name: string
          prereleased_at?: string | null
          released_at?: string | null
          updated_at?: string
        }
        Update: {
          code?: string
          core_legal?: boolean
          created_at?: string
          id?: string
          image?: string | null
          key_art?: string | null
          main_set?: boolean
          name?: string
          prereleased_at?: string | null
          released_at?: string | null
          updated_at?: string
        }
        Relationships: []
      }
      subscriptions: {
        Row: {
          cancel_at_period_end: boolean
          created_at: string
          current_period_end: string | null
          current_period_start: string | null
          customer_id: string
          id: string
          price_id: string | null
          status: string
          updated_at: string
          user_id: string
        }
        Insert: {
          cancel_at_period_end?: boolean
          created_at?: string
          current_period_end?: string | null
          current_period_start?: string | null
          customer_id: string
          id: string
          price_id?: string | null
          status: string
          updated_at?: string
          user_id: string
        }
        Update: {
          cancel_at_period_end?: boolean
          created_at?: string
          current_period_end?: string | null
          current_period_start?: string | null
          customer_id?: string
          id?: string
          price_id?: string | null
          status?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      user_collections: {
        Row: {
          card_id: string
          created_at: string
          id: string
          is_foil: boolean
          quantity: number
          updated_at: string
          user_id: string
        }
        Insert: {
          card_id: string
          created_at?: string
          id?: string
          is_foil?: boolean
          quantity?: number
          updated_at?: string
          user_id: string
        }
        Update: {
          card_id?: string
          created_at?: string
          id?: string
          is_foil?: boolean
          quantity?: number
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "user_collections_card_id_fkey"
            columns: ["card_id"]
            referencedRelation: "cards_2"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "user_collections_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "user_profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      user_profiles: {
        Row: {
          created_at: string
          deck_visibility: string
          display_name: string | null
          favorite_color: string | null
          favorite_franchise: string | null
          is_admin: boolean
          profile_visibility: string
          updated_at: string
          user_id: string
          username: string
        }
        Insert: {
          created_at?: string
          deck_visibility?: string
          display_name?: string | null
          favorite_color?: string | null
          favorite_franchise?: string | null
          is_admin?: boolean
          profile_visibility?: string
          updated_at?: string
          user_id: string
          username: string
        }
        Update: {
          created_at?: string
          deck_visibility?: string
          display_name?: string | null
          favorite_color?: string | null
          favorite_franchise?: string | null
          is_admin?: boolean
          profile_visibility?: string
          updated_at?: string
          user_id?: string
          username?: string
        }
        Relationships: []
      }
    }
    Views: {
      characters: {
        Row: {
          card_ids: string[] | null
          id: string | null
          name: string | null
        }
        Relationships: []
      }
      sets: {
        Row: {
          code: string | null
          core_legal: boolean | null
          created_at: string | null
          id: string | null
          image: string | null
          key_art: string | null
          main_set: boolean | null
          name: string | null
          prereleased_at: string | null
          released_at: string | null
          updated_at: string | null
        }
        Insert: {
          code?: string | null
          core_legal?: boolean | null
          created_at?: string | null
          id?: string | null
          image?: string | null
          key_art?: string | null
          main_set?: boolean | null
          name?: string | null
          prereleased_at?: string | null
          released_at?: string | null
          updated_at?: string | null
        }
        Update: {
          code?: string | null
          core_legal?: boolean | null
          created_at?: string | null
          id?: string | null
          image?: string | null
          key_art?: string | null
          main_set?: boolean | null
          name?: string | null
          prereleased_at?: string | null
          released_at?: string | null
          updated_at?: string | null
        }
        Relationships: []
      }
      sets2_with_stats: {
        Row: {
          actual_card_count: number | null
          code: string | null
          core_legal: boolean | null
          id: string | null
          image: string | null
          key_art: string | null
          main_set: boolean | null
          name: string | null
          prereleased_at: string | null
          released_at: string | null
        }
        Insert: {
          actual_card_count?: never
          code?: string | null
          core_legal?: boolean | null
          id?: string | null
          image?: string | null
          key_art?: string | null
          main_set?: boolean | null
          name?: string | null
          prereleased_at?: string | null
          released_at?: string | null
        }
        Update: {
          actual_card_count?: never
          code?: string | null
          core_legal?: boolean | null
          id?: string | null
          image?: string | null
          key_art?: string | null
          main_set?: boolean | null
          name?: string | null
          prereleased_at?: string | null
          released_at?: string | null
        }
        Relationships: []
      }
      stripe_user_subscriptions: {
        Row: {
          cancel_at_period_end: boolean | null
          current_period_end: number | null
          current_period_start: number | null
          customer_id: string | null
          price_id: string | null
          subscription_id: string | null
          subscription_status: string | null
        }
        Relationships: []
      }
    }
    Functions: {
      add_name_word: {
        Args: { is_part?: boolean; note?: string; word: string }
        Returns: number
      }
      add_set_to_collection: {
        Args: { operation_id?: string; set_id: string }
        Returns: Json
      }
      adjust_collection: {
        Args: {
          card_id: string
          delta: number
          is_foil: boolean
          operation_id?: string
        }
        Returns: number
      }
      admin_stats: { Args: Record<PropertyKey, never>; Returns: Json }
      begin_admin_task: { Args: { task: string }; Returns: Json }
      card_alias: { Args: { card: string }; Returns: string }
      collection_movers: {
        Args: { owner_id: string; since: string }
        Returns: Json
      }
      collection_of: { Args: { owner_id: string }; Returns: Json }
      collection_value_history: {
        Args: { owner_id: string; since: string }
        Returns: Json
      }
      community_rates: {
        Args: { format: string; weeks?: number }
        Returns: Json
      }
      continue_admin_task: {
        Args: { run: string; set_code: string }
        Returns: undefined
      }
      correct_card: {
        Args: { card: string; change: Json; reason: string }
        Returns: number
      }
      count_pack_pairs: {
        Args: { card_set: Json; cards: Json; is_whole: boolean }
        Returns: number
      }
      deck_renewal: { Args: { kind: string }; Returns: Json }
      decks_by_missing_cards: {
        Args: {
          after_cents?: number
          after_id?: string
          after_missing?: number
          after_unpriced?: number
          complete?: boolean
          exact_inks?: boolean
          format?: string
          legal?: string
          max_cost?: number
          max_missing?: number
          max_price?: number
          min_owned?: number
          page_size?: number
          search?: string
          with_card?: string
          with_inks?: string[]
        }
        Returns: {
          author_name: string
          cards: Json
          cents: number
          created_at: string
          favorite_count: number
          id: string
          inks: string[]
          is_favorited: boolean
          is_public: boolean
          legality: string
          missing: number
          name: string
          total_cards: number
          unpriced: number
          updated_at: string
          user_id: string
          verdict: Json
        }[]
      }
      decks_with_card: {
        Args: { card_id: string }
        Returns: {
          cards: NonNullable<Json>
          created_at: string
          description: string | null
          favorite_count: number
          id: string
          inks: string[]
          is_public: boolean
          is_visible: boolean
          leader: string | null
          legality: string
          maybeboard: NonNullable<Json>
          name: string
          notes: NonNullable<Json>
          shows_versions: boolean
          tags: string[]
          total_cards: number
          updated_at: string
          user_id: string
        }[]
        SetofOptions: {
          from: "*"
          to: "decks"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      delete_user_account: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      dismiss_reports: {
        Args: { kind: string; target: string }
        Returns: undefined
      }
      download_own_data: { Args: Record<PropertyKey, never>; Returns: Json }
      end_admin_task: {
        Args: { details: Json; error: string; run: string; success: boolean }
        Returns: undefined
      }
      end_correction: { Args: { correction_id: number }; Returns: undefined }
      find_decks: {
        Args: {
          after_created_at?: string
          after_favorite_count?: number
          after_id?: string
          author_id?: string
          complete?: boolean
          exact_inks?: boolean
          format?: string
          in_folder?: string
          legal?: string
          list?: string
          max_price?: number
          min_owned?: number
          page_size?: number
          search?: string
          with_card?: string
          with_inks?: string[]
          with_tag?: string
        }
        Returns: {
          author_name: string
          cards: Json
          created_at: string
          favorite_count: number
          id: string
          inks: string[]
          is_favorited: boolean
          is_match: boolean
          is_public: boolean
          legality: string
          name: string
          place: number
          total_cards: number
          updated_at: string
          user_id: string
          verdict: Json
        }[]
      }
      hide_content: {
        Args: { kind: string; reason: string; target: string }
        Returns: undefined
      }
      import_cards: {
        Args: { card_set: Json; cards: Json; run: string }
        Returns: Json
      }
      import_collection: {
        Args: { entries: Json; mode: string; operation_id?: string }
        Returns: Json
      }
      import_matches: {
        Args: { entries: Json; import_id?: string }
        Returns: Json
      }
      keep_correction: { Args: { correction_id: number }; Returns: undefined }
      link_pack_cards: {
        Args: { card_set: Json; cards: Json; is_whole: boolean; run: string }
        Returns: number
      }
      lists_of: { Args: { owner_id: string }; Returns: Json }
      make_admin: { Args: { mail: string }; Returns: boolean }
      matches_of: {
        Args: { deck?: string; player: string; skip?: number }
        Returns: Json
      }
      name_deck_version: {
        Args: { deck: string; label?: string; version: number }
        Returns: undefined
      }
      recent_collection_operations: {
        Args: Record<PropertyKey, never>
        Returns: Json
      }
      remove_name_word: { Args: { word_id: number }; Returns: undefined }
      remove_set_from_collection: {
        Args: { operation_id?: string; set_id: string }
        Returns: Json
      }
      report_content: {
        Args: { kind: string; note?: string; reason: string; target: string }
        Returns: undefined
      }
      report_queue: { Args: Record<PropertyKey, never>; Returns: Json }
      restore_content: {
        Args: { hidden_id: number; reason: string }
        Returns: undefined
      }
      sample_decks: {
        Args: { with_card?: string; with_inks?: string[] }
        Returns: Json
      }
      set_collection: {
        Args: {
          card_id: string
          is_foil: boolean
          operation_id?: string
          quantity: number
        }
        Returns: number
      }
      set_list_settings: {
        Args: {
          playset?: number
          shows_trade?: boolean
          shows_wishes?: boolean
        }
        Returns: undefined
      }
      set_match_sharing: { Args: { shares: boolean }; Returns: undefined }
      set_playset: {
        Args: { card_id: string; playset: number }
        Returns: number
      }
      set_wish: {
        Args: {
          card_id: string
          only_foil?: boolean
          only_printing?: boolean
          priority?: number
          quantity: number
        }
        Returns: number
      }
      set_word_in_decks: {
        Args: { in_decks: boolean; word_id: number }
        Returns: undefined
      }
      undo_collection_operation: {
        Args: { operation_id?: string; undone_id: string }
        Returns: Json
      }
      update_card_prices: {
        Args: { prices: Json; run: string; set_code: string }
        Returns: Json
      }
      username_problem: { Args: { wanted: string }; Returns: string }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
