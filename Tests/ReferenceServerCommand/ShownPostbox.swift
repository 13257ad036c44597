import Screens

/// Shows letters to whoever tries the server out.
struct ShownPostbox: Postbox {
    func post(_ letter: ResetLetter) {
        Output.write("Code for \(letter.email), good for \(letter.minutes) minutes: \(letter.code)")
    }
}
