/// The common files of the templates whose view models hold observables.
enum ValueFiles {
    static let childViewModel = TemplateFile(
        path: "child/{{Name}}{{Child}}ViewModel.swift",
        text: #"""
            internal import Binding

            {{#protocol}}
            /// The state of this part of the screen.
            @MainActor
            protocol {{Name}}{{Child}}ViewModelProtocol: AnyObject {
                var isOpen: Observable<Bool> { get }

                /// The sentence that says whether the part is open.
                var text: Derived<String> { get }
            }

            {{/protocol}}
            /// The state and the rules of this part of the screen.
            @MainActor
            final class {{Name}}{{Child}}ViewModel{{#protocol}}: {{Name}}{{Child}}ViewModelProtocol{{/protocol}} {
                let isOpen = Observable(false)
                private(set) lazy var text = isOpen.map { $0 ? "It is open." : "It is closed." }
            }

            """#)
}
