/// What front ends say of their own, in one language. What an app says is the app's: titles and labels.
///
///     let vietnamese = Wording(["Quit": "Thoát", ...])
///     await Console(name: "Shop") { vietnamese }.run(navigator)
public final class Wording: Sendable {
    /// As it is written here.
    public static let english = Wording([:])

    /// All that is said, in English. `{}` is where a value goes; a translation has as many.
    public static var phrases: [String] { FrontEndPhrase.allCases.map(\.rawValue) }

    private let translations: [String: String]

    /// The wording that says each of ``phrases`` by its translation. What has none is said in English.
    public init(_ translations: [String: String]) {
        self.translations = translations
    }

    subscript(phrase: FrontEndPhrase) -> String {
        translations[phrase.rawValue] ?? phrase.rawValue
    }

    /// What is said in place of `english`, which is one of the phrases or nothing.
    public func text(_ english: String) -> String {
        translations[english] ?? english
    }

    /// The phrase with `values` in the places of each `{}`, in order.
    func callAsFunction(_ phrase: FrontEndPhrase, _ values: String...) -> String {
        var rest = values.makeIterator()
        let parts = self[phrase].split(separator: "{}", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(into: String(parts.first ?? "")) { text, part in
            text += (rest.next() ?? "") + part
        }
    }
}

extension Wording: Equatable {
    /// Two are equal only where they are the same one, so that comparing costs nothing.
    public static func == (one: Wording, other: Wording) -> Bool { one === other }
}
