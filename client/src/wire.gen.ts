/* Made by `npm run wire` from the server's shapes. Do not edit. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description `ply`: how many moves stay; `seat`: mine; `friends`: seats of other people stay open for them. */
        AgainWish: {
            ply: number;
            seat: number;
            /** @default false */
            friends: boolean;
            /**
             * @description what my seat could not know at that move is dealt anew
             * @default false
             */
            other_cards: boolean;
        };
        /** @description A finished game with what stays of its analysis, in chances to win; `words` counts what has a judgement. */
        AnalysedGame: {
            table: string;
            game: string;
            seat: number;
            seats: number;
            rank: number;
            score: number;
            ended: number;
            /** @description how often something was taken back after more had been seen */
            take_backs: number;
            /** @description how often this person asked what a bot would do */
            hints: number;
            /**
             * @default usual
             * @enum {string}
             */
            kind: "usual" | "deal" | "practice" | "played_on";
            players: components["schemas"]["Player"][];
            rules_version: string;
            /** @description version of the analysis */
            method: number;
            accuracy: components["schemas"]["Sure"] | null;
            start: number;
            result: number;
            /** @description what all decisions changed; skill + luck = result - start */
            skill: number;
            skill_own: number;
            luck: number;
            decisions: number;
            words: {
                [key: string]: number;
            };
            tags: components["schemas"]["TagCount"][];
            worst: components["schemas"]["DearDecision"][];
        };
        /** @description The latest first; `waiting` are tables of mine that were not analysed by this version yet. */
        AnalysedGames: {
            games: components["schemas"]["AnalysedGame"][];
            waiting: string[];
        };
        /** @description One line of the answer: the share that is done, and in the first and the last line the analysis as it is then. */
        AnalysisLine: {
            share: number;
            analysis: {
                [key: string]: unknown;
            } | null;
        };
        /** @description How many tries ended with this rank and these points. */
        Bar: {
            rank: number;
            score: number;
            tries: number;
        };
        /**
         * @description The position that a game begins from. `seat`: of who set it up, if they sit here. `eyes`: the hidden part was
         *         dealt anew but for what that seat saw; -1: but for what everybody sees; -2: whoever set it up knows all of it.
         *         `look`: what is seen of it without a seat, before the start.
         */
        BeginningInfo: {
            eyes: number;
            look?: components["schemas"]["BeginningLook"];
            seat: number | null;
            /** @enum {string} */
            source: "position" | "replay";
        };
        BeginningLook: {
            to_act: number;
            view: {
                [key: string]: unknown;
            };
        };
        BlockInfo: {
            id: string;
            name: string;
            created: number;
        };
        BlockWish: {
            on: boolean;
        };
        /** @description A box, and what it would pay now. Lists are by seat unless said otherwise. */
        BoxView: {
            asleep: number[];
            awake: number[];
            box: string;
            cells: string[];
            closed: boolean;
            extra: number[];
            minus: number;
            open: number;
            pays: number[];
            plus: number;
            sprays: number;
            takers: number[];
            toys: {
                [key: string]: number;
            };
            weight: number[];
        };
        /** @description The table that was brought; `new` is false for one that is here already, perhaps as somebody else's. */
        BroughtGame: {
            table: string;
            new: boolean;
        };
        /** @description What one seat, or a spectator, may see. Lists by seat unless said otherwise; spaces, foods and cards are ids. */
        CatAttackView: {
            active: number;
            birds: string[];
            car: string;
            cats: (string | null)[];
            closed: string[];
            cornered?: {
                [key: string]: number;
            };
            curiosity_pile: number;
            curiosity_seen: string[];
            die: number;
            discards: string[];
            first: number;
            game: string;
            gangs: number[];
            hand?: string[];
            hands: number[];
            homes: string[];
            larders: string[][];
            lives: number[];
            measured: number;
            mice: string[];
            mog_pile: number;
            open_hands?: string[][];
            penalties: {
                [key: string]: number;
            };
            pending?: components["schemas"]["PendingDecision"];
            phase: string;
            prospects?: {
                [key: string]: components["schemas"]["Prospect"];
            };
            round: number;
            round_limit: number;
            safe: number[];
            seats: number;
            steps: number[];
            stock: number[];
            to_act: number;
            victim_hand?: string[];
        };
        /** @description All that a seat, or a spectator, may see of Cat Box. */
        CatBoxView: {
            counts: components["schemas"]["CountsView"];
            deck: components["schemas"]["DeckView"];
            faces: string[];
            /** @constant */
            game: "cat-box";
            hands: (components["schemas"]["HeldCardView"] | null)[][];
            identities: string[] | null;
            identity: string | null;
            just_played?: number;
            /** @enum {string} */
            phase: "over" | "play" | "tile";
            points: number | null;
            removed: number;
            removed_cards?: string[];
            reserved?: (components["schemas"]["HeldCardView"] | null)[];
            /** @enum {string} */
            rotation: "half" | "none" | "quarter";
            /** @enum {string} */
            rules: "basic" | "special";
            scratchers?: (string | null)[];
            seats: number;
            table: string[];
            tiles?: string[][];
            to_act: number;
            unplayed: number;
            unseen: components["schemas"]["UnseenView"] | null;
        };
        /** @description `path` leads others to it. */
        Challenge: {
            id: string;
            path: string;
        };
        /** @description A challenge of mine that was played since I looked: how many have played it by now. */
        ChallengeNews: {
            id: string;
            game: string;
            tries: number;
        };
        ChallengeWish: {
            seat: number;
        };
        ClientAct: {
            /** @constant */
            t: "act";
            id: string;
            ply: number;
            seat: number;
            text: string;
            n?: number | null;
        };
        /** @description The first frame: the last event one has seen, and through the eyes of which seat. */
        ClientHello: {
            /** @constant */
            t: "hello";
            since?: number | null;
            seat?: number | null;
            id?: string;
        };
        ClientHint: {
            /** @constant */
            t: "hint";
            id: string;
            seat: number;
        };
        ClientPing: {
            /** @constant */
            t: "ping";
            id: string;
        };
        ClientRedo: {
            /** @constant */
            t: "redo";
            id: string;
            ply: number;
        };
        /** @description A phrase, or words of one's own. */
        ClientSay: {
            /** @constant */
            t: "say";
            id: string;
            phrase?: string | null;
            text?: string | null;
        };
        ClientSeat: {
            /** @constant */
            t: "seat";
            seat: number;
            id?: string;
        };
        /** @description With `look` nothing is taken back: the answer says what would be. */
        ClientUndo: {
            /** @constant */
            t: "undo";
            id: string;
            ply: number;
            look?: boolean;
        };
        ClientUndoReply: {
            /** @constant */
            t: "undo_reply";
            id: string;
            agree: boolean;
        };
        ClientWhy: {
            /** @constant */
            t: "why";
            id: string;
            seat: number;
            text: string;
        };
        /** @description Seconds per turn, in the bank and added per move. */
        ClockInfo: {
            bank: number;
            increment: number;
            turn: number;
        };
        /** @description Milliseconds. */
        ClockNow: {
            banks: number[];
            left: number;
            running: boolean;
            turn: number;
        };
        /** @description Seconds per turn, in the bank and added per move; or days per turn. */
        ClockWish: {
            /** @default 0 */
            turn: number;
            /** @default 0 */
            bank: number;
            /** @default 0 */
            increment: number;
            /** @default 0 */
            days: number;
        };
        /** @description Somebody one has played with, by a key that is good for oneself alone. `invited`: to the table asked about. */
        CompanionInfo: {
            who: string;
            name: string;
            games: number;
            last: number;
            invited: boolean;
            declined: boolean;
        };
        /** @description `words`: one may say more than phrases here. */
        Company: {
            words: boolean;
            people: components["schemas"]["Neighbour"][];
        };
        /** @description What lies in sight: per colour all kittens and those of the largest group; empty boxes; groups of three. */
        CountsView: {
            B: [
                number,
                number
            ];
            E: number;
            K: [
                number,
                number
            ];
            P: [
                number,
                number
            ];
            V: [
                number,
                number
            ];
            Y: [
                number,
                number
            ];
            threes: number;
        };
        CsacskaMacskaView: {
            active: number;
            box: string;
            /** @enum {string} */
            choice?: "blue" | "green" | "red" | "yellow";
            coins: number[];
            deck: number;
            first_discard: number;
            /** @constant */
            game: "csacska-macska";
            hand: string;
            low: boolean;
            open_hands?: string[];
            orphans: number[];
            outlooks: {
                [key: string]: components["schemas"]["OutlookView"][];
            };
            pass: number;
            passes: number;
            /** @enum {string} */
            phase: "act" | "orphan" | "over" | "resolve" | "score3";
            piles: string[];
            seats: number;
            series: components["schemas"]["SeriesView"][][];
            stakes: {
                [key: string]: number;
            };
            taken: boolean;
            to_act: number;
            turn: number;
            unseen: string;
        };
        /** @description The deals of today. `ends`: when the next ones come, in milliseconds since 1970. */
        Daily: {
            day: string;
            ends: number;
            deals: components["schemas"]["DealSummary"][];
        };
        /**
         * @description `best`, `spread` and `place` only for who has had their try, or after the day. `by` made a challenge, `beat` is
         *     the result it asks to beat, which is one of the tries.
         */
        DealAnswer: {
            deal: components["schemas"]["DealSummary"];
            by: string;
            beat: components["schemas"]["TryInfo"] | null;
            place: number;
            best: components["schemas"]["Standing"][];
            spread: components["schemas"]["Bar"][];
        };
        /** @description A deal that is no secret: `id` names it where tries are compared, `given` moves were made before. */
        DealInfo: {
            counts: boolean;
            day: string;
            given: number;
            id: string;
        };
        /** @description `day` of a deal of the day, empty for a challenge; `over`: its tries do not count any more. */
        DealSummary: {
            id: string;
            game: string;
            day: string;
            over: boolean;
            seats: number;
            seat: number;
            levels: string[];
            tries: number;
            mine: components["schemas"]["TryInfo"] | null;
        };
        DearDecision: {
            ply: number;
            cost: number;
            /** @description one standard error of the cost */
            error: number;
            tags: string[];
        };
        /**
         * @description `right`: as good as the best move found, as far as the analysis can tell; `played`: the move of the game;
         *     `other`: worse by `cost`; `unknown`: a move that the analysis did not look at.
         */
        DecisionAnswer: {
            /** @enum {string} */
            verdict: "right" | "played" | "other" | "unknown" | "refused";
            /** @description in chances to win, against the best move found */
            cost: number;
            /** @description one standard error of it */
            error: number;
            refusal?: {
                [key: string]: unknown;
            } | null;
            events?: {
                [key: string]: unknown;
            }[];
            after?: components["schemas"]["Shown"] | null;
        };
        /** @description What decided: the last tier, by so much; and the row of the first winner's sheet that did most, or -1. */
        DecisionInfo: {
            by: components["schemas"]["TierInfo"][];
            lead: number;
            line: number;
        };
        /** @description The board as the seat saw it that had to decide; `kept` where it is one of the dearest of mine. */
        DecisionShown: {
            view: {
                [key: string]: unknown;
            };
            legal: [
                string,
                string[]
            ][];
            to_act: number;
            outcome: {
                [key: string]: unknown;
            } | null;
            ply: number;
            seat: number;
            kept?: components["schemas"]["KeptDecision"] | null;
        };
        DeckView: {
            count: number;
            top: string | null;
        };
        /** @description Who began the end phase, and how. */
        EndingView: {
            by: number;
            /** @enum {string} */
            cause: "cats" | "pile";
        };
        ErrorAnswer: {
            error: components["schemas"]["ErrorInfo"];
        };
        ErrorInfo: {
            key: string;
            params: {
                [key: string]: unknown;
            };
            request: string;
        };
        FinishedGame: {
            table: string;
            game: string;
            seat: number;
            seats: number;
            rank: number;
            score: number;
            ended: number;
            /** @description how often something was taken back after more had been seen */
            take_backs: number;
            /** @description how often this person asked what a bot would do */
            hints: number;
            /**
             * @default usual
             * @enum {string}
             */
            kind: "usual" | "deal" | "practice" | "played_on";
            players: components["schemas"]["Player"][];
        };
        /** @description What the facts of a game's events, refusals and score lines are: seat, card, number ... (clowder.core.facts). */
        GameFacts: {
            /** @description kind of event -> name of a fact -> what it is */
            events: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            /** @description name of a fact of refusals and score lines -> what it is */
            facts: {
                [key: string]: string;
            };
        };
        GameInfo: {
            id: string;
            title: string;
            seats: [
                number,
                number
            ];
            rules_version: string;
            options_schema: {
                [key: string]: unknown;
            };
            levels: string[];
            /** @description level -> milliseconds that a turn of a bot takes here, about */
            paces: {
                [key: string]: number;
            };
            /** @description level -> tempers that its bots have, by seat */
            tempers: {
                [key: string]: string[];
            };
            facts: components["schemas"]["GameFacts"];
        };
        /** @description `next` asks for the following page as `before`; null after the last. */
        GamePage: {
            games: components["schemas"]["FinishedGame"][];
            next: string | null;
        };
        GameStats: {
            game: string;
            played: number;
            won: number;
            mean_rank: number;
            mean_seats: number;
            mean_score: number;
            best_score: number;
            last: number;
        };
        /** @description `to_act` is the seat whose turn it is, -1 before the deal; `since` is when something happened last. */
        GoingOn: {
            table: components["schemas"]["TableInfo"];
            to_act: number;
            my_turn: boolean;
            since: number;
        };
        Health: {
            /** @enum {string} */
            status: "ok" | "starting" | "failing";
        };
        /** @description A card in a hand or reserved. Faces are written "KP/VE": top left, top right / bottom left, bottom right. */
        HeldCardView: {
            id?: string;
            secret?: string;
            visible: string;
        };
        HintReason: {
            key: string;
            params: {
                [key: string]: unknown;
            };
        };
        /** @description What one seat, or a spectator, may see. Lists are by seat unless said otherwise. */
        IfItFitsView: {
            boxes: components["schemas"]["BoxView"][];
            cards: number[];
            cats: string[];
            ending: components["schemas"]["EndingView"] | null;
            faces: {
                [key: string]: string;
            };
            first: number;
            /** @constant */
            game: "if-it-fits";
            hand?: string[];
            hands?: string[][];
            lying: string[];
            negative: number[];
            open_hands?: string[][];
            /** @enum {string} */
            phase: "cat" | "choose" | "over" | "play" | "start";
            pile: components["schemas"]["PileView"];
            played: string | null;
            rules: components["schemas"]["RulesView"];
            scores: number[];
            seats: number;
            size: [
                number,
                number
            ] | null;
            starts: string[];
            supply: number[];
            table: string[];
            to_act: number;
        };
        /** @description An open table with a free seat, and who wants this person there. */
        InvitationInfo: {
            table: components["schemas"]["TableInfo"];
            by: string;
            created: number;
        };
        InvitationWish: {
            who: string;
        };
        JoinAnswer: {
            table: components["schemas"]["TableInfo"];
            seat: number;
        };
        JoinWish: {
            seat?: number | null;
            name?: string | null;
            /** @default  */
            contribution: string;
        };
        /** @description What stays of the analysis of a decision of one's own: what was played, what was best, and what was compared. */
        KeptDecision: {
            ply: number;
            cost: number;
            error: number;
            played: string;
            best: string;
            options: components["schemas"]["KeptOption"][];
            tags: string[];
            /** @description `key` and `params` of a sentence, as of hints */
            why: {
                [key: string]: unknown;
            };
        };
        KeptOption: {
            move: string;
            chance: number;
            points?: number | null;
            points_error?: number | null;
        };
        LessonAnswer: {
            game: string;
            language: string;
            lesson: string;
            /** @description all of this game, in order */
            lessons: components["schemas"]["LessonName"][];
            names: string[];
            options: {
                [key: string]: unknown;
            };
            steps: components["schemas"]["LessonStep"][];
        };
        LessonName: {
            id: string;
            title: string;
            /** @description about playing well, after the rules */
            well: boolean;
            steps: number;
        };
        LessonStep: {
            view: {
                [key: string]: unknown;
            };
            legal: [
                string,
                string[]
            ][];
            to_act: number;
            outcome: {
                [key: string]: unknown;
            } | null;
            id: string;
            seat: number;
            clauses: string[];
            title: string;
            text: string;
            /** @description whether a move is expected; else there is only something to see */
            asks: boolean;
            /** @description one of the moves asked for */
            example: string | null;
            /** @description in lessons on playing well */
            worth: components["schemas"]["Worth"] | null;
        };
        Link: {
            link: string;
        };
        /** @description One's own link as a list has it: only who got its key can open it. */
        LinkInfo: {
            id: string;
            table: string;
            game: string;
            /** @enum {string} */
            purpose: "play" | "watch" | "replay";
            created: number;
            ply: number;
            eyes: string;
            names: boolean;
        };
        LinkJoinWish: {
            name?: string | null;
            /** @default  */
            contribution: string;
        };
        /** @description Whose private link it is: a name, empty for a guest without one, and whether it is who asks. */
        LinkOwner: {
            name: string;
            me: boolean;
        };
        /** @description A finished game as a link shows it. `about` is the table without what the link does not tell. */
        LinkReplay: {
            about: components["schemas"]["TableInfo"];
            outcome: {
                [key: string]: unknown;
            } | null;
            replay: components["schemas"]["ReplayAnswer"];
        };
        /** @description `ply`, `eyes` and `names` are for a replay: where it begins, what it shows, and whether people are named. */
        LinkWish: {
            /** @enum {string} */
            purpose: "play" | "watch" | "replay";
            /** @default 0 */
            ply: number;
            /**
             * @default all
             * @enum {string}
             */
            eyes: "all" | "none" | "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8";
            /** @default true */
            names: boolean;
        };
        LogLine: {
            /** @enum {string} */
            by?: "absent" | "clock";
            events: {
                [key: string]: unknown;
            }[];
            /** @enum {string} */
            kind: "act" | "deal" | "redo" | "undo";
            n: number;
            ply: number;
            seat: number;
        };
        /** @description `possible`: whether this server sends mail at all. */
        MailInfo: {
            possible: boolean;
            address: string | null;
            confirmed: boolean;
        };
        MailWish: {
            address: string;
        };
        Me: {
            id: string;
            name: string;
            language: string;
            /** @description for whoever came by 127.0.0.1: where other devices find this server, empty if they cannot */
            address: string | null;
        };
        MeChange: {
            name?: string | null;
            language?: ("en" | "de" | "hu" | "it" | "uk") | null;
        };
        /** @description `legal`: the move may be made, `shown` is what it leads to; else `refusal` names the rule. */
        MoveVerdict: {
            ok: boolean;
            faults: components["schemas"]["PositionFault"][];
            shown: components["schemas"]["ShownPosition"] | null;
            legal: boolean;
            refusal: {
                [key: string]: unknown;
            } | null;
            seat: number;
            events: {
                [key: string]: unknown;
            }[];
        };
        MyPuzzle: {
            key: string;
            game: string;
            made: number;
            stars: number;
            margin: number;
            error: number;
            /** @description false: made by other rules, and solved no more */
            current: boolean;
        };
        Neighbour: {
            seat: number;
            blocked: boolean;
        };
        NewLink: {
            link: components["schemas"]["LinkInfo"];
            /** @description below the server's address; it is told once, here */
            path: string;
        };
        NoticeInfo: {
            push: boolean;
            mail: components["schemas"]["MailInfo"];
            vacation: components["schemas"]["VacationInfo"];
        };
        /** @description Where a link leads whoever asks; `owner` is the name of who made it, empty if it is not told. */
        OpenedLink: {
            /** @enum {string} */
            purpose: "play" | "watch" | "replay";
            /** @enum {string} */
            way: "table" | "join" | "watch" | "replay";
            game: string;
            owner: string;
            ply: number;
            eyes: string;
            names: boolean;
            /** @description null for a replay, which has its own */
            table: components["schemas"]["TableInfo"] | null;
        };
        /** @description Somebody one has finished games with: a person by name or a bot by level. */
        Opponent: {
            name: string;
            level: string;
            played: number;
            /** @description games in which one did better than they */
            ahead: number;
        };
        OtherMove: {
            move: string;
            /** @description in chances to win */
            cost: number;
            /** @description the seat that gains most by it */
            rival: number;
        };
        OutcomeInfo: {
            decided: components["schemas"]["DecisionInfo"] | null;
            ranks: number[];
            reason: string;
            scores: number[];
            sheet: components["schemas"]["ScoreLine"][][];
            winners: number[];
        };
        /** @description What a series would be after a move. */
        OutlookView: {
            coins: number;
            /** @enum {string} */
            colour: "blue" | "green" | "red" | "yellow";
            /** @enum {string} */
            scored: "may" | "must" | "no";
            size: number;
            target: number;
            totals: number[];
        };
        /** @description What a pad comes to; `outcome` is null where something is wrong with it. */
        PadAnswer: {
            ok: boolean;
            faults: components["schemas"]["PositionFault"][];
            outcome: {
                [key: string]: unknown;
            } | null;
        };
        PartAnswer: {
            id: string;
            game: string;
            option: string;
            name: string;
            version: number;
            /** @description the key of its link; empty: nobody else sees it */
            shared: string;
            changed: number;
            data: {
                [key: string]: unknown;
            };
        };
        /** @description `version` is the one that was changed. */
        PartChange: {
            name: string;
            data: {
                [key: string]: unknown;
            };
            version: number;
        };
        /** @description `at` is the place inside the part, `why` the sentence `part-<why>`; keys in W_ are warnings. */
        PartFault: {
            key: string;
            at: string;
            why: string;
            params: {
                [key: string]: unknown;
            };
        };
        /** @description The text of a TOML or JSON file; without `option` it says itself what it is. */
        PartFile: {
            text: string;
            /** @default  */
            game: string;
            /** @default  */
            option: string;
        };
        /** @description The house's own part; `is_json`: its file is JSON, not TOML. */
        PartHouse: {
            game: string;
            option: string;
            is_json: boolean;
            data: {
                [key: string]: unknown;
            };
        };
        /** @description A deck or board that somebody brought along: which option it is, how they call it and where they sit. */
        PartInfo: {
            name: string;
            option: string;
            seat: number | null;
        };
        PartQuestion: {
            game: string;
            option: string;
            data: {
                [key: string]: unknown;
            };
        };
        PartRead: {
            ok: boolean;
            faults: components["schemas"]["PartFault"][];
            game: string;
            option: string;
            data: unknown;
        };
        PartSummary: {
            id: string;
            game: string;
            option: string;
            name: string;
            version: number;
            /** @description the key of its link; empty: nobody else sees it */
            shared: string;
            changed: number;
        };
        PartVerdict: {
            ok: boolean;
            faults: components["schemas"]["PartFault"][];
        };
        PartVersion: {
            version: number;
        };
        PartWish: {
            game: string;
            option: string;
            data: {
                [key: string]: unknown;
            };
            name: string;
        };
        /** @description A pause: the seats that asked for it, and in how many milliseconds it ends by itself; null if all agreed. */
        PauseInfo: {
            left: number | null;
            seats: number[];
        };
        PauseWish: {
            on: boolean;
        };
        /** @description The decision at hand, in words that everybody may hear. `kind` is the phase; the others depend on it. */
        PendingDecision: {
            count?: number;
            defender?: number;
            extra?: boolean;
            home?: string;
            kind: string;
            speedy?: number;
            suit?: string;
            victim?: number;
        };
        /** @description The draw pile: cards left in all, and in each packet from the top. */
        PileView: {
            left: number;
            packets: number[];
        };
        PlayWish: {
            /** @default false */
            practice: boolean;
        };
        Player: {
            name: string;
            level: string;
            rank: number;
            score: number;
        };
        /** @description `pieces`: all there is with these seats and options, wherever it lies. */
        PositionAnswer: {
            ok: boolean;
            faults: components["schemas"]["PositionFault"][];
            shown: components["schemas"]["ShownPosition"] | null;
            pieces: components["schemas"]["SetupPiece"][];
        };
        /** @description `where` names the field, or the place inside it. */
        PositionFault: {
            key: string;
            where: string;
            params: {
                [key: string]: unknown;
            };
        };
        /** @description Not found yet first, the dearest of them; then those that were found longest ago. */
        PractiseList: {
            decisions: components["schemas"]["PractiseRow"][];
        };
        /** @description A decision of mine that cost something, and how trying it again went so far. */
        PractiseRow: {
            table: string;
            game: string;
            seat: number;
            ended: number;
            ply: number;
            cost: number;
            /** @description one standard error of the cost */
            error: number;
            /** @description what it was about: tags of puzzles */
            tags: string[];
            /** @description how often it was played to an answer */
            tries: number;
            /** @description of these, found with the first move */
            first: number;
            /** @description when it was found last; 0: not yet, or shown since */
            found: number;
        };
        Practised: {
            /** @enum {string} */
            how: "first" | "later" | "shown";
        };
        /** @description What a place brings to the cat that is about to go there; the second half only if its turn ends with that. */
        Prospect: {
            attacks?: number;
            car?: boolean;
            catches?: string;
            curiosity?: boolean;
            hunters?: number[];
            owner?: number;
            pays?: number;
            shuts?: boolean;
            steals?: string[];
            takes?: string;
            wins?: boolean;
        };
        /** @description What a browser needs to subscribe (applicationServerKey). */
        PushKey: {
            key: string;
        };
        PushKeys: {
            p256dh: string;
            auth: string;
        };
        PushOff: {
            endpoint: string;
        };
        /** @description A subscription as browsers write it. */
        PushWish: {
            endpoint: string;
            keys: components["schemas"]["PushKeys"];
        };
        /** @description `right`: the best move; `other`: worse by `cost`; `shown`: what who gave up is shown. */
        PuzzleAnswer: {
            /** @enum {string} */
            verdict: "right" | "other" | "refused" | "shown";
            cost: number;
            rival: number;
            refusal?: {
                [key: string]: unknown;
            } | null;
            solution?: components["schemas"]["PuzzleSolution"] | null;
            events?: {
                [key: string]: unknown;
            }[];
            after?: components["schemas"]["Shown"] | null;
        };
        PuzzleList: {
            games: components["schemas"]["PuzzlesOfGame"][];
        };
        /** @description One line of the answer: the share that is done, and in the last line what came of it. */
        PuzzleMakingLine: {
            share: number;
            puzzle: components["schemas"]["PuzzleVerdict"] | null;
        };
        PuzzleRow: {
            id: string;
            /** @description 1: even a kitten mostly finds it, to 4: only the strongest level does */
            stars: number;
            tags: string[];
        };
        /** @description The board as the seat saw it that has to decide. */
        PuzzleShown: {
            view: {
                [key: string]: unknown;
            };
            legal: [
                string,
                string[]
            ][];
            to_act: number;
            outcome: {
                [key: string]: unknown;
            } | null;
            game: string;
            id: string;
            seat: number;
            seats: number;
            ply: number;
            options: {
                [key: string]: unknown;
            };
            stars: number;
            /** @description how often bots of a level find the move, from 0 to 1 */
            levels: {
                [key: string]: number;
            };
        };
        PuzzleSolution: {
            best: string;
            /** @description by how much the second best move is worse, in chances to win */
            margin: number;
            /** @description one standard error of it */
            error: number;
            tags: string[];
            /** @description `key` and `params` of a sentence, as of hints */
            why: {
                [key: string]: unknown;
            };
            others: components["schemas"]["OtherMove"][];
        };
        PuzzleTry: {
            /** @default  */
            text: string;
            /**
             * @description show the best move; `text` is not looked at
             * @default false
             */
            give_up: boolean;
        };
        /**
         * @description What came of a position: a `puzzle`, kept under `key`; or why it is none. Figures are per cent of the chance to
         *     win; `error` is one standard error.
         */
        PuzzleVerdict: {
            /** @enum {string} */
            kind: "puzzle" | "few" | "alike" | "unsure";
            /** @default  */
            key: string;
            /** @default 0 */
            stars: number;
            /**
             * @description few: how many there are
             * @default 0
             */
            moves: number;
            /**
             * @description few: how many there must be; else by how much the second must be worse
             * @default 0
             */
            needed: number;
            /** @default  */
            best: string;
            /** @default  */
            second: string;
            /**
             * @description unsure: what the strongest level does instead
             * @default
             */
            other: string;
            /** @default 0 */
            margin: number;
            /** @default 0 */
            error: number;
        };
        PuzzleWish: {
            position: {
                [key: string]: unknown;
            };
        };
        PuzzlesOfGame: {
            game: string;
            puzzles: components["schemas"]["PuzzleRow"][];
        };
        ReadyWish: {
            on: boolean;
        };
        /** @description A complete game; docs/fairness.md says how to check it. */
        RecordAnswer: {
            format: number;
            game: string;
            rules_version: string;
            parts_hash: string;
            seats: number;
            options: {
                [key: string]: unknown;
            };
            seed: string;
            chance?: "keyed" | null;
            beginning?: {
                [key: string]: unknown;
            } | null;
            actions: string[];
            extra: {
                [key: string]: unknown;
            };
        };
        /** @description A record step by step; `sealed` says that it carries a seal and the seal fits. */
        RecordReplay: {
            game: string;
            options: {
                [key: string]: unknown;
            };
            names: string[];
            seat: number;
            plies: number;
            sealed: boolean;
            steps: components["schemas"]["ReplayStep"][];
            outcome: {
                [key: string]: unknown;
            } | null;
        };
        RefusalInfo: {
            clauses: string[];
            key: string;
            params: {
                [key: string]: unknown;
            };
        };
        RematchWish: {
            /** @default true */
            start: boolean;
        };
        ReplayAnswer: {
            table: string;
            game: string;
            seat: number;
            plies: number;
            steps: components["schemas"]["ReplayStep"][];
        };
        ReplayStep: {
            ply: number;
            to_act: number;
            view: {
                [key: string]: unknown;
            };
            events: {
                [key: string]: unknown;
            }[];
            seat?: number | null;
            text?: string | null;
            position?: {
                [key: string]: unknown;
            } | null;
        };
        /**
         * @description What the host does about it: lay it aside or take it up again, end all sessions of who it is about, or take their
         *     name away.
         */
        ReportAction: {
            /** @enum {string} */
            action: "done" | "open" | "end_sessions" | "remove_name";
        };
        /** @description `who` and `by` are the same for the same people, and name nobody. */
        ReportInfo: {
            id: string;
            table: string;
            name: string;
            who: string;
            by: string;
            /** @enum {string} */
            reason: "words" | "name" | "play" | "other";
            note: string;
            words: components["schemas"]["SaidWords"][];
            created: number;
            done: number;
        };
        ReportWish: {
            /** @enum {string} */
            reason: "words" | "name" | "play" | "other";
            /** @default  */
            note: string;
        };
        ResultLine: {
            table: string;
            game: string;
            seat: number;
            seats: number;
            rank: number;
            score: number;
            ended: number;
            /**
             * @description how often something was taken back after more had been seen
             * @default 0
             */
            take_backs: number;
            /**
             * @description how often this person asked what a bot would do
             * @default 0
             */
            hints: number;
            /**
             * @description practice and games played on from others are not summed up
             * @default usual
             * @enum {string}
             */
            kind: "usual" | "deal" | "practice" | "played_on";
        };
        /** @description The settings of the game, every "auto" replaced by what it stands for. */
        RulesView: {
            advanced: boolean;
            all_princesses: boolean;
            card_data: string | {
                [key: string]: unknown;
            };
            /** @enum {string} */
            edition: "hungarian" | "ukrainian";
            /** @enum {string} */
            extra_cats: "awake" | "counted";
            half_sleeping: boolean;
            no_double_walls: boolean;
            no_extra_cat_points: boolean;
            table: string;
            /** @enum {string} */
            tied_kinds: "all" | "one";
        };
        SaidWords: {
            seat: number;
            name: string;
            at: number;
            phrase?: string | null;
            text?: string | null;
        };
        ScoreLine: {
            clause: string;
            key: string;
            params: {
                [key: string]: unknown;
            };
            points: number;
        };
        Seat: {
            away: boolean;
            bot_playing: boolean;
            /** @enum {string} */
            kind: "bot" | "open" | "person";
            level: string | null;
            me: boolean;
            name: string;
            online: boolean;
            ready?: boolean;
            seat: number;
            temper?: string;
            vacation?: number;
        };
        SeatWish: {
            /** @enum {string} */
            kind: "me" | "person" | "bot" | "open" | "hotseat";
            level?: string | null;
            name?: string | null;
        };
        /** @description A series with what a player wants to know of it. */
        SeriesView: {
            cards: string;
            /** @enum {string} */
            colour: "blue" | "green" | "red" | "yellow";
            kittens: boolean;
            size: number;
            stray: boolean;
            target: number;
            totals: number[];
            triple: number[];
            wants: number[];
        };
        ServerAck: {
            /** @constant */
            t: "ack";
            id: string;
            ply: number;
        };
        /** @description Without id where the table cannot be entered at all. */
        ServerError: {
            /** @constant */
            t: "error";
            key: string;
            params: {
                [key: string]: unknown;
            };
            id?: string | null;
        };
        ServerHint: {
            /** @constant */
            t: "hint";
            id: string;
            text: string;
            reason: components["schemas"]["HintReason"];
        };
        ServerPaused: {
            /** @constant */
            t: "paused";
            n: number;
            on: boolean;
            seat: number;
            clock?: components["schemas"]["ClockNow"] | null;
        };
        ServerPong: {
            /** @constant */
            t: "pong";
            id: string;
        };
        ServerRefused: {
            /** @constant */
            t: "refused";
            id: string;
            refusal: components["schemas"]["RefusalInfo"];
        };
        ServerSaid: {
            /** @constant */
            t: "said";
            n: number;
            seat: number;
            name: string;
            at: number;
            phrase?: string;
            text?: string;
        };
        ServerSnapshot: {
            /** @constant */
            t: "snapshot";
            n: number;
            ply: number;
            table: components["schemas"]["TableInfo"];
            seat: number;
            log: components["schemas"]["LogLine"][];
            last_mine: number;
            view: {
                [key: string]: unknown;
            } | null;
            legal: [
                string,
                string[]
            ][];
            to_act: number;
            outcome: components["schemas"]["OutcomeInfo"] | null;
            undo: components["schemas"]["UndoInfo"] | null;
            clock: components["schemas"]["ClockNow"] | null;
            secrets?: boolean;
        };
        ServerStale: {
            /** @constant */
            t: "stale";
            id: string;
            ply: number;
        };
        /** @description With `seat` and `clock` when it opens the answer to a hello with `since`. */
        ServerTable: {
            /** @constant */
            t: "table";
            n: number;
            table: components["schemas"]["TableInfo"];
            seat?: number;
            clock?: components["schemas"]["ClockNow"] | null;
        };
        ServerThinking: {
            /** @constant */
            t: "thinking";
            seat: number;
            on: boolean;
        };
        ServerUndoAgreed: {
            /** @constant */
            t: "undo_agreed";
            n: number;
            id: string;
            seat: number;
            clock?: components["schemas"]["ClockNow"] | null;
        };
        /** @description This, the answers to it and a pause come with the clock when they happen, the same for everybody. */
        ServerUndoAsked: {
            /** @constant */
            t: "undo_asked";
            n: number;
            id: string;
            seat: number;
            to: number;
            clock?: components["schemas"]["ClockNow"] | null;
        };
        ServerUndoDeclined: {
            /** @constant */
            t: "undo_declined";
            n: number;
            id: string;
            seat: number;
            clock?: components["schemas"]["ClockNow"] | null;
        };
        /**
         * @description What an undo would take back: to which ply, the seats of bots that have answered since, what was shown since
         *         (`shows` also where chance acted unseen), and whether the others would be asked.
         */
        ServerUndoView: {
            /** @constant */
            t: "undo_view";
            id: string;
            to: number;
            seats: number[];
            seen: {
                [key: string]: unknown;
            }[];
            shows: boolean;
            asks: boolean;
        };
        /** @description Without view, legal, to_act, outcome, undo and clock in the older part of a gap. */
        ServerUpdate: {
            /** @constant */
            t: "update";
            n: number;
            ply: number;
            seat: number;
            events: {
                [key: string]: unknown;
            }[];
            /** @enum {string} */
            by?: "absent" | "clock";
            view?: {
                [key: string]: unknown;
            };
            legal?: [
                string,
                string[]
            ][];
            to_act?: number;
            outcome?: components["schemas"]["OutcomeInfo"] | null;
            undo?: components["schemas"]["UndoInfo"];
            clock?: components["schemas"]["ClockNow"] | null;
            secrets?: boolean;
        };
        /** @description Why a move cannot be made, or what it would make of the table, as far as its game says that. */
        ServerWhy: {
            /** @constant */
            t: "why";
            id: string;
            refusal: components["schemas"]["RefusalInfo"] | null;
            foreseen: {
                [key: string]: unknown;
            };
        };
        /** @description Something a table is set up from by hand: how many there are of it, and what is printed on it. */
        SetupPiece: {
            kind: string;
            id: string;
            count: number;
            faces: string[];
        };
        ShareKey: {
            key: string;
        };
        ShareWish: {
            on: boolean;
        };
        /** @description A part somebody shared; `by` is their name. */
        SharedPart: {
            game: string;
            option: string;
            name: string;
            by: string;
            data: {
                [key: string]: unknown;
            };
        };
        /** @description A position as the learner sees it. */
        Shown: {
            view: {
                [key: string]: unknown;
            };
            legal: [
                string,
                string[]
            ][];
            to_act: number;
            outcome: {
                [key: string]: unknown;
            } | null;
        };
        ShownPosition: {
            view: {
                [key: string]: unknown;
            };
            legal: [
                string,
                string[]
            ][];
            to_act: number;
            outcome: {
                [key: string]: unknown;
            } | null;
            position: {
                [key: string]: unknown;
            };
            seats: number;
        };
        Standing: {
            name: string;
            rank: number;
            score: number;
            me: boolean;
        };
        StartWish: {
            /** @default  */
            contribution: string;
            /**
             * @description fill open seats with bots of this level
             * @default
             */
            fill: string;
        };
        Stats: {
            games: components["schemas"]["GameStats"][];
            recent: components["schemas"]["ResultLine"][];
            opponents: components["schemas"]["Opponent"][];
        };
        /** @description A figure and the interval that holds it in 19 of 20 cases. */
        Sure: {
            value: number;
            low: number;
            high: number;
        };
        TableAnswer: {
            table: components["schemas"]["TableInfo"];
        };
        /** @description A table as one person may know it. Times are in milliseconds since 1970. */
        TableInfo: {
            beginning?: components["schemas"]["BeginningInfo"];
            broken: string | null;
            clock: components["schemas"]["ClockInfo"] | null;
            commitment: string;
            contributed: boolean[];
            created: number;
            deal?: components["schemas"]["DealInfo"];
            ended: number | null;
            game: string;
            host: boolean;
            id: string;
            invite: string | null;
            language?: string;
            may_start: boolean;
            options: {
                [key: string]: unknown;
            };
            parts?: components["schemas"]["PartInfo"][];
            pause: components["schemas"]["PauseInfo"] | null;
            paused: boolean;
            private: boolean;
            rematch: string | null;
            rules_version: string;
            seats: components["schemas"]["Seat"][];
            /** @enum {string} */
            spectators: "delayed" | "none" | "public";
            started: number | null;
            /** @enum {string} */
            status: "archived" | "open" | "over" | "running";
            take_backs?: number;
        };
        /** @description The links one can make at a table now, and those one has made. */
        TableLinkList: {
            offers: ("play" | "watch" | "replay")[];
            links: components["schemas"]["LinkInfo"][];
        };
        TableWish: {
            game: string;
            options?: {
                [key: string]: unknown;
            };
            /** @description options that are one's own kept parts, by their ids */
            parts?: {
                [key: string]: string;
            };
            seats: components["schemas"]["SeatWish"][];
            /** @default false */
            private: boolean;
            /**
             * @default public
             * @enum {string}
             */
            spectators: "none" | "public" | "delayed";
            clock?: components["schemas"]["ClockWish"] | null;
            /** @description in which people talk here; null: that of who opens the table */
            language?: ("en" | "de" | "hu" | "it" | "uk") | null;
            /** @default false */
            start: boolean;
            /** @description the game begins from it: options and number of seats are those of the position */
            position?: {
                [key: string]: unknown;
            } | null;
            /**
             * @description what nobody without a seat sees of the position is dealt anew
             * @default false
             */
            anew: boolean;
        };
        /**
         * @description What some decisions were about: how often the best move was found and missed, what that cost together in chances
         *     to win, and the dearest of those missed (or one that was found).
         */
        TagCount: {
            tag: string;
            found: number;
            missed: number;
            cost: number;
            ply: number;
        };
        /** @description A question asked to find the winner: the figures of those who were equal in all before it. */
        TierInfo: {
            clause: string;
            fewest: boolean;
            figures: number[];
            key: string;
            seats: number[];
        };
        Token: {
            token: string;
        };
        /** @description One line of the answer: the share that is done, and in the last line the result. */
        TrialLine: {
            share: number;
            trial: {
                [key: string]: unknown;
            } | null;
        };
        TrialWish: {
            game: string;
            option: string;
            data: {
                [key: string]: unknown;
            };
            seats: number;
            /** @default 100 */
            games: number;
            /** @description of both parts, where they are not the usual ones */
            options?: {
                [key: string]: unknown;
            };
        };
        Try: {
            text: string;
        };
        TryAnswer: {
            /** @enum {string} */
            verdict: "right" | "other" | "refused";
            refusal?: {
                [key: string]: unknown;
            } | null;
            say?: string | null;
            events?: {
                [key: string]: unknown;
            }[];
            after?: components["schemas"]["Shown"] | null;
        };
        /** @description A try; rank 0 while it is not over. `gone`: it was put away unfinished, and there is no other. */
        TryInfo: {
            table: string;
            rank: number;
            score: number;
            gone: boolean;
        };
        /**
         * @description `redo`: what one has just taken back can be put back. `seat`: not one's own move but that of another seat at the
         *         same device could be taken back, by who sits there. `seen`: it stays, for something was seen and people play.
         */
        UndoInfo: {
            free: boolean;
            possible: boolean;
            redo?: boolean;
            seat?: number;
            seen?: boolean;
        };
        /** @description What stands on the cards that nobody has seen yet, below the top of the deck or removed. */
        UnseenView: {
            B: number;
            E: number;
            K: number;
            P: number;
            V: number;
            Y: number;
            cards: number;
            roomy: number;
        };
        /** @description `until` in milliseconds since 1970, null for who is on none; `left` are the days that remain of this year's. */
        VacationInfo: {
            until: number | null;
            left: number;
        };
        /** @description For so many days; 0 until one is back, for as long as the year's days last. */
        VacationWish: {
            /** @default 0 */
            days: number;
        };
        /** @description Measured chances to win: after the move asked for, after the best other one, and the error of the difference. */
        Worth: {
            right: number;
            other: number;
            error: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
