/// What a user has chosen, as it is kept between runs.
struct KeptSettings: Codable, Equatable, Sendable {
    static let file = "settings.json"

    let language: Language
}

extension Language {
    /// The language that the user of `folder` has chosen; nil where none was.
    public static func kept(in folder: DataFolder) throws(StoreError) -> Language? {
        try KeptValue<KeptSettings>(in: folder, named: KeptSettings.file).read()?.language
    }
}
