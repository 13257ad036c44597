/// Something that the app says, in every language that it speaks: a row of the table of phrases.
///
/// The rows stand in this folder, in a file for each part of the app. `{}` is where a value goes.
public struct Phrase: Hashable, Sendable {
    let english: String
    let vietnamese: String

    init(_ english: String, _ vietnamese: String) {
        self.english = english
        self.vietnamese = vietnamese
    }

    /// What is said in `language`.
    public func text(in language: Language) -> String {
        switch language {
        case .english: english
        case .vietnamese: vietnamese
        }
    }
}
