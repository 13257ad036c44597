/// The values of a template's tags: texts, and blocks.
///
/// `{{key}}` is a text. `{{#key}}` … `{{/key}}` is written for each item of a block, which can have
/// its own values; `{{^key}}` … `{{/key}}` if the block has none, and `{{?key}}` … `{{/key}}` once
/// if it has some. A condition that holds is a block with one item.
struct TemplateValues {
    private(set) var texts: [String: String] = [:]
    private(set) var blocks: [String: [TemplateValues]] = [:]

    init(
        texts: [String: String] = [:], conditions: [String: Bool] = [:],
        lists: [String: [TemplateValues]] = [:]
    ) {
        self.texts = texts
        blocks = lists.merging(conditions.mapValues { $0 ? [TemplateValues()] : [] }) { $1 }
    }

    /// Returns the values for each item of a block: its own, and these.
    func items(of block: String) -> [TemplateValues] {
        (blocks[block] ?? []).map { item in
            if item.texts.isEmpty { return self }
            var values = self
            values.texts.merge(item.texts) { $1 }
            values.blocks.merge(item.blocks) { $1 }
            return values
        }
    }

    /// The values of a screen that has an item in each list.
    static let sample: TemplateValues = {
        var request = ScreenRequest(name: "Sample", route: "sample", template: "")
        request.children = ["Part"]
        request.fields = [Field(name: "id", type: .int)]
        request.input = RequestedInput(fields: request.fields)
        request.leads = [Lead("sample")]
        return TemplateValues(request, module: "", hasMenu: true)
    }()
}
