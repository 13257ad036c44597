package import TestSupport
package import Wayline

/// Random inputs of a user.
@MainActor
package enum RandomSteps {
    package static let texts = [
        "valid@example.com", "sen hong 2025", "cau vong sau mua", "the", "Mai", "0000", "", "phở",
    ]
    package static let links = [
        "wayline://home", "wayline://articles", "wayline://articles/2?ranking=viewed",
        "wayline://profile/4", "wayline://profile/7/friends", "wayline://settings",
        "wayline://login", "wayline://nowhere",
    ]

    package static func element(of texts: [String], _ random: inout SplitMix) -> String {
        texts.randomElement(using: &random) ?? ""
    }
}

extension FlowDriver {
    /// Takes one of the steps that the page offers, opens a link, or lets time pass.
    package func takeRandomStep(_ random: inout SplitMix) async throws {
        do {
            let page = Page(of: navigator)
            if let title = page.alert?.actions.randomElement(using: &random)?.title {
                return try await choose(title)
            }
            let number = Int.random(in: -3..<page.controls.count + page.tabs.count, using: &random)
            if page.controls.indices.contains(number) {
                try await use(page.controls[number], &random)
            } else if number >= 0 {
                try await send(.select(page.tabs[number - page.controls.count].name))
            } else if number == -3, page.canGoBack {
                try await back()
            } else if number == -2 {
                try await advance(
                    by: .milliseconds([300, 1_000].randomElement(using: &random) ?? 0))
            } else {
                try await open(RandomSteps.element(of: RandomSteps.links, &random))
            }
        } catch FlowDriverError.ambiguous, FlowDriverError.notAvailable,
            FlowDriverError.stillWorking, FlowDriverError.impossible
        {}
    }

    private func use(_ control: Control, _ random: inout SplitMix) async throws {
        let text = RandomSteps.element(of: RandomSteps.texts, &random)
        switch control.input {
        case .text: try await type(text, into: control.label)
        case .press: try await choose(control.spokenLabel ?? control.label)
        case .options(let list):
            guard let row = (0..<list.count).randomElement(using: &random) else { return }
            try await choose(list.title(at: row), in: list.label)
        case .none: break
        }
    }
}
