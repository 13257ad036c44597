/// The view, and the views and screens of the parts.
extension ScreenCode {
    @LinesBuilder var view: Lines {
        if isForm && hasDecimals { "import Foundation" }
        "import Wayline"
        ""
        if isForm && hasDecimals { decimalField }
        """
        /// The controls of the screen, from top to bottom.
        final class \(name)View: View {
            let title = "\(title)"
        """
        if !children.isEmpty { "    let parts = Container()" }
        controls
        if isTyped {
            """

                /// True if each text is a valid value.
                private(set) lazy var isValid: ValueSource<Bool> = \(valid)
            """
        }
        """

            var controls: [Control] { [\(controlNames.joined(separator: ", "))] }
        }
        """
        if isDetail && !isShared { detailLines }
    }

    @LinesBuilder private var decimalField: Lines {
        """
        /// A field for an exact number.
        final class \(name)DecimalField: ValueField<Decimal> {
            override func value(of text: String) -> Decimal? {
                Double(numberText: text).flatMap { _ in Decimal(string: text) }
            }

            override func rule(in wording: Wording) -> String { "Type a number." }
        }

        """
    }

    @LinesBuilder private var controls: Lines {
        if isForm {
            for field in fields { "    let \(field.member) = \(field.control)" }
            if hasService { #"    let failure = Label("", .error)"# }
            #"    let done = Button("Done", isDefault: true)"#
        }
        if isList { table }
        if isDetail { "    let values = NamedValues()" }
        if isLoaded { #"    let missing = Placeholder(retry: "Try again")"# }
        for route in buttons { #"    let \#(route.button) = Button("\#(route.title)")"# }
    }

    @LinesBuilder private var table: Lines {
        """
            let rows = Table<\(value)>(
                "\(title)",\(fields.contains { $0.name == "id" } ? #" id: \.id,"# : "")
                columns: [
        """
        for field in fields {
            let cell = field.text(of: "$0.\(field.name)")
            #"            Column("\#(field.title)") { \#(cell) }\#(comma)"#
        }
        "        ])"
    }

    @LinesBuilder private var detailLines: Lines {
        """

        extension \(value) {
            /// The lines of the view.
            var lines: [NamedValues.Row] {
                [
        """
        for field in fields {
            #"            .init("\#(field.title)", \#(field.text(of: field.name)))\#(comma)"#
        }
        """
                ]
            }
        }
        """
    }

    /// The comma after an element, if there are several.
    private var comma: String { fields.count == 1 ? "" : "," }

    private var controlNames: [String] {
        let own =
            switch request.kind {
            case .form: fields.map(\.member) + (hasService ? ["failure"] : []) + ["done"]
            case .list: ["rows", "missing"]
            case .detail: ["values", "missing"]
            case .empty: [String]()
            }
        return (children.isEmpty ? [] : ["parts"]) + own + buttons.map(\.button)
    }

    @LinesBuilder func childView(_ child: String) -> Lines {
        """
        import Wayline

        /// The controls of this part of the screen.
        final class \(name)\(child)View: View {
            let title = "\(CamelWords(child).title)"

            var controls: [Control] { [] }
        }
        """
    }

    @LinesBuilder func childScreen(_ child: String) -> Lines {
        """
        import Wayline

        /// A part of the screen with its own view.
        final class \(name)\(child)Screen: ViewScreen {
            let view = \(name)\(child)View()
        }
        """
    }
}
