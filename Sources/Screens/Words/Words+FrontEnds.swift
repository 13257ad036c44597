public import Wayline

extension Words {
    /// The texts of the front ends, in the language of the app.
    public var ofFrontEnds: Wording {
        switch language {
        case .english: .english
        case .vietnamese: .vietnamese
        }
    }
}
