extension HeldTerminal {
    /// The settings and sequences of the terminal while the program has it.
    package struct Mode {
        /// Makes the settings of those that were found.
        let settings: (Platform.Settings) -> Platform.Settings
        /// The text before `taking` if the terminal is not taken. A program that was stopped by
        /// force takes it twice and gives it back once.
        var saving = ""
        let taking: String
        /// The text after `taking` when the program goes on.
        var goingOn = ""
        let givingBack: String
        /// True if printed output is kept meanwhile, and shown when the terminal is given back.
        let setsAside: Bool
        /// True if unread input is discarded, so that the shell does not show and run it.
        let discardsInput: Bool

        /// The mode of the whole screen, with the sequences that take the terminal and return it.
        package static func screen(saving: String, taking: String, givingBack: String) -> Mode {
            Mode(
                settings: Platform.raw, saving: saving, taking: taking, givingBack: givingBack,
                setsAside: true, discardsInput: false)
        }

        /// The mode of a line that is not echoed. The end of the line is not echoed either, so it
        /// is written.
        ///
        /// A return comes before the question, since a program can be continued twice. The question
        /// must have no control characters.
        package static func hiddenLine(_ question: String) -> Mode {
            Mode(
                settings: Platform.mute, taking: "",
                goingOn: question.isEmpty ? "" : "\r\(question)", givingBack: "\n",
                setsAside: false, discardsInput: true)
        }
    }
}
