import WaylineRouting

/// Turns the parameters that an older version of the app has saved into those of this one.
struct Migration {
    /// Returns nil if the parameters are not those of that version.
    let apply: @MainActor (PlaceStep) -> PlaceStep?

    init<Old: Codable, Input: Codable>(_ change: @escaping @MainActor (Old) -> Input) {
        apply = { step in
            guard !step.isInput(Input.self), let old = step.input(Old.self) else { return nil }
            return PlaceStep(step.route, RouteParameters(change(old)))
        }
    }
}

extension RoutePlan {
    /// Returns the place with the parameters of this version.
    @MainActor
    func migrated(_ step: PlaceStep) -> PlaceStep {
        migrations.lazy.compactMap { $0.apply(step) }.first ?? step
    }
}

extension FlowPlan {
    /// Returns the place with the parameters of this version. Its route can be declared in this
    /// flow or in a flow below.
    @MainActor
    func migrated(_ step: PlaceStep) -> PlaceStep {
        var (plans, seen) = ([self], Set<ObjectIdentifier>())
        while let plan = plans.popLast() {
            guard seen.insert(ObjectIdentifier(plan.coordinator)).inserted else { continue }
            let (screen, child) = (plan.screens[step.route], plan.children[step.route])
            if let migrated = screen?.migrated(step) ?? child?.migrated(step) { return migrated }
            plans += plan.children.plans.map { $0.flow() }
        }
        return step
    }
}

extension PlaceStep {
    /// Returns the input; nil if the parameters do not have all its fields, or have others.
    fileprivate func input<Input: Codable>(_ type: Input.Type) -> Input? {
        do {
            let input = try parameters.decode(type, for: route)
            return try hasOnlyFields(of: input) ? input : nil
        } catch {
            return nil
        }
    }

    /// Returns whether the parameters are those of the input. Its secrets were not saved.
    fileprivate func isInput<Input: Codable>(_ type: Input.Type) -> Bool {
        do {
            return try hasOnlyFields(of: RouteValue.object(parameters.fields()).decode(type))
        } catch {
            return false
        }
    }

    private func hasOnlyFields(of input: some Codable) throws -> Bool {
        let known = try RouteParameters(input).fields()
        return try parameters.fields().keys.allSatisfy { known[$0] != nil }
    }
}
