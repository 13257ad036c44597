/// The values of a template's tags: texts, conditions, and lists whose items have their own values.
///
/// `{{key}}` is a text. `{{#key}}` … `{{/key}}` is written if a condition holds, or for each item of a list;
/// `{{^key}}` … `{{/key}}` if it does not hold or the list is empty; `{{?key}}` … `{{/key}}` once if the list
/// has items.
struct TemplateValues {
    var texts: [String: String]
    var conditions: [String: Bool] = [:]
    var lists: [String: [TemplateValues]] = [:]

    /// Returns the values for an item of a list: its own, and these.
    func adding(_ item: TemplateValues) -> TemplateValues {
        var values = self
        values.texts.merge(item.texts) { $1 }
        values.conditions.merge(item.conditions) { $1 }
        return values
    }
}

/// The keys that a template can use, read from the values of a sample screen.
enum TemplateKeys {
    static let texts = Set(sample.texts.keys)

    /// The texts of each list's items. In a file for each child, those of a child are known too.
    static let items = sample.lists.mapValues { Set($0.flatMap(\.texts.keys)) }

    /// The tags that begin or end a block, without their braces.
    static let blockTags: Set<String> = {
        let conditions = sample.lists.values.joined().flatMap(\.conditions.keys)
        let lists = sample.lists.keys
        return Set(
            (conditions + sample.conditions.keys + lists).flatMap {
                ["#\($0)", "^\($0)", "/\($0)"]
            }
        )
        .union(lists.map { "?\($0)" })
    }()

    /// Returns the tags with their braces, sorted, for the text of an error.
    static func tags(areTexts: Bool) -> [String] {
        (areTexts ? texts.union(items.values.joined()) : blockTags).sorted().map { "{{\($0)}}" }
    }

    /// The values of a screen that has an item in each list.
    private static let sample: TemplateValues = {
        var details = ScreenDetails(fields: [Field(name: "id", type: .int)])
        details.input = ScreenInput(fields: details.fields)
        details.leads = [Lead("sample")]
        let request = ScreenRequest(
            name: "Sample", route: "sample", children: ["Part"], template: "", details: details)
        return TemplateValues(request, module: "", hasMenu: true)
    }()
}
