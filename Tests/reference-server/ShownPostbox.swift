import Screens

/// Shows letters to the user who tries the server.
struct ShownPostbox: Postbox {
    func post(_ letter: ResetLetter) {
        Output.write("Code for \(letter.email), good for \(letter.minutes) minutes: \(letter.code)")
    }
}
