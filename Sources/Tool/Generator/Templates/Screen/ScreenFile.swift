/// The screen, which joins the view and the view model.
extension ScreenCode {
    @LinesBuilder var screen: Lines {
        "import Wayline"
        ""
        if let input = request.input, input.type == nil { inputType }
        """
        extension Destination<\(input), \(isForm && hasFlow ? value : "NoOutput")> {
            static let \(member) = Self("\(request.route)")
        }
        """
        ""
        if hasRow && !hasFlow { row }
        isEmpty ? "/// Shows its title." : "/// Joins the view and the view model."
        "final class \(name)Screen: ViewScreen\(isForm ? ", DraftKeeping" : "") {"
        properties
        facts
        if !isEmpty && isOwned {
            """

                init(viewModel: \(name)ViewModel\(hasInput ? "" : " = \(name)ViewModel()")) {
                    self.viewModel = viewModel
                }
            """
        }
        if isEmpty && hasInput {
            """

                init(_ input: \(input)) {
                    self.input = input
                }
            """
        }
        if !isEmpty || !leads.isEmpty || !children.isEmpty { start }
        "}"
    }

    @LinesBuilder private var inputType: Lines {
        "/// The input of the screen."
        "struct \(input): ScreenInput {"
        for field in inputs { "    \(field.property)" }
        "}"
        ""
    }

    @LinesBuilder private var row: Lines {
        """
        extension Listed {
            /// The row of the menu that leads to the screen.
            static var \(member): Listed {
                FlowScreen(.\(member)) { _ in \(name)Screen() }
                    .titled("\(title)")
            }
        }

        """
    }

    @LinesBuilder private var properties: Lines {
        if hasRouter { "    typealias Routes = \(name)Router" }
        "    let view = \(name)View()"
        if isEmpty {
            if hasInput { "    let input: \(input)" }
        } else {
            "    let viewModel\(isOwned ? ":" : " =") \(name)ViewModel\(isOwned ? "" : "()")"
        }
        if !children.isEmpty {
            "    let parts: [any ViewScreen] = ["
            for child in children {
                "        \(name)\(child)Screen()\(children.count > 1 ? "," : "")"
            }
            "    ]"
            "    var children: [any Screen] { parts }"
        }
    }

    @LinesBuilder private var facts: Lines {
        if finishes {
            "    var facts: Routes.Facts { .init(entry: viewModel.entry) }"
        } else if isChecked {
            "    var facts: Routes.Facts { .init(canFinish: viewModel.canFinish.value) }"
        }
        if gives {
            let value = "viewModel.\(given)\(isDetail ? ".value.value" : "")"
            "    var facts: Routes.Facts { .init(\(given): \(value)) }"
        }
    }
}

/// The bindings of the screen.
extension ScreenCode {
    @LinesBuilder private var start: Lines {
        ""
        "    func start() {"
        if !children.isEmpty { "        view.parts.screens = parts" }
        if isForm { formBindings }
        if isList { listBindings }
        if isDetail {
            #"        bind(\.values.rows, viewModel.contents.value.map { $0?.lines ?? [] })"#
            for route in leads {
                if route.hasInput {
                    let isThere = "viewModel.contents.value.map { $0 != nil }"
                    "        bind(\\.\(route.button).isEnabled, \(isThere))"
                }
            }
        }
        if isLoaded { loading }
        for route in buttons { "        bind(view.\(route.button), to: .\(route.member))" }
        "    }"
    }

    @LinesBuilder private var formBindings: Lines {
        for field in fields { "        bind(view.\(field.member), viewModel.\(field.name))" }
        if isChecked || isTyped {
            let both = "Derived(viewModel.canFinish, view.isValid) { $0 && $1 }"
            let one = isChecked ? "viewModel.canFinish" : "view.isValid"
            "        bind(\\.done.isEnabled, \(isChecked && isTyped ? both : one))"
        }
        if isChecked {
            #"        bind(\.done.hint, viewModel.canFinish.map { $0 ? "" : "\#(missing)" })"#
        }
        if hasService {
            #"""
                    view.done.onTap(self) { await $0.viewModel.save() }
                    bind(\.failure.text, viewModel.saving.error.map { $0?.text ?? "" })
                    bind(viewModel.saving.results) { if $1.isSuccess { $0.perform(.done) } }
            """#
        } else {
            "        bind(view.done, to: .done)"
        }
    }

    @LinesBuilder private var listBindings: Lines {
        #"""
                let rows = viewModel.contents.value.map { $0 ?? [] }
                bind(\.rows.items, rows)
                bind(\.rows.isHidden, rows.map { $0.isEmpty })
        """#
        if let route = leads.first {
            "        bind(view.rows.chosenPublisher) { screen, row in"
            if selects { "            screen.viewModel.selected = row" }
            "            screen.perform(.\(route.member))"
            "        }"
        }
    }

    @LinesBuilder private var loading: Lines {
        #"        bind(view.missing, viewModel.contents, loading: "Loading…") {"#
        if isList {
            #"            $0.isEmpty ? "There is nothing here yet." : """#
            "        } failure: {"
        }
        """
                    $0.text
                } load: {
                    await $0.viewModel.load()
                }
        """
    }
}
