/// The Swift code for a route to which a screen leads.
struct LeadCode {
    let lead: Lead

    /// The name of its button in the view.
    let button: String

    /// The value of its input, made of a row or a detail, and a sample of it.
    let input: String
    let sample: String

    init(_ lead: Lead, of request: ScreenRequest, _ fields: [FieldCode]) {
        self.lead = lead
        button = request.viewMember(of: lead)
        let samples = lead.arguments.compactMap { field in fields.first { $0.field == field } }
        let values = lead.arguments.map { "\($0.name): $0.\($0.name)" }.joined(separator: ", ")
        input = "\(lead.input ?? "")(\(values))"
        sample = "\(lead.input ?? "")(\(samples.arguments(\.samples[0])))"
    }

    var member: String { lead.member }
    var route: String { lead.route }
    var title: String { lead.title }
    var hasInput: Bool { lead.input != nil }

    /// The case of the router's routes.
    var declaration: String { member + (member == route ? "" : " = \"\(route)\"") }
}

extension [FieldCode] {
    /// Returns the arguments with these values.
    func arguments(_ value: (FieldCode) -> String) -> String {
        map { "\($0.name): \(value($0))" }.joined(separator: ", ")
    }

    /// Returns their titles and sample texts, for a loop in a test.
    var texts: String {
        map { "(\"\($0.title)\", \"\($0.shown[0])\")" }.joined(separator: ", ")
    }
}
